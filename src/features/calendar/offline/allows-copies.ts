/** Returns whether the browser can keep calendars: not without TLS, and not in private windows of some browsers. */
export function allowsCopies(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}
