/** Looks again as soon as the device says that it is connected, and whenever somebody comes back to the page. */
const again = () => location.reload();
addEventListener('online', again);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') again();
});
