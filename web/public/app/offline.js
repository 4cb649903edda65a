/**
 * Retries when the device is online, when the page becomes visible, and every few seconds, because a restarted server
 * sends no signal.
 */
const LOOK_EVERY = 5000;
const again = () => location.reload();
addEventListener('online', again);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') again();
});
setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) again();
}, LOOK_EVERY);
