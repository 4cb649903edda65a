/**
 * Looks again as soon as the device says that it is connected, whenever somebody comes back to the page, and every few
 * seconds: a server that was started anew says nothing by itself.
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
