import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const [lang, width, height, name, game, seats] = process.argv.slice(2);
const context = await browser.newContext({ viewport: { width: +width, height: +height } });
const page = await context.newPage();
page.setDefaultTimeout(120000);
page.on('pageerror', (e) => console.log('ERR', e.message));
const base = 'http://127.0.0.1:48123';
await page.goto(base + '/');
await page.evaluate((l) => localStorage.setItem('undercroft-language', l), lang);
const made = await page.evaluate(async ([game, seats]) => {
  const r = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ game, seats: JSON.parse(seats) }) });
  return r.json();
}, [game, seats]);
console.log(JSON.stringify(made));
await page.goto(base + '/t/' + made.id + '?lang=' + lang);
for (let i = 0; i < 4; i++) {
  await page.waitForSelector('[data-prompt].mine');
  const entry = await page.getAttribute('[data-prompt]', 'data-entry');
  if (i < 3) { const n = await page.locator('[data-legal]').count(); console.log('legal', n); await page.locator('[data-legal]').first().click(); await page.waitForTimeout(1500); }
}
await page.keyboard.press('h');
await page.waitForSelector('.hint .told', { timeout: 120000 });
await page.waitForTimeout(500);
await page.screenshot({ path: `/tmp/w/advice-${name}.png` });
console.log(await page.locator('.hint').innerText());
await browser.close();
