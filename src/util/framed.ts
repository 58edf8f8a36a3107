/** Returns whether the page is shown inside a frame of another page. */
export function isFramed(): boolean {
  return window.self !== window.top;
}
