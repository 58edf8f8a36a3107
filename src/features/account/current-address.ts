/** The current query parameters. Those of the last render may be out of date. */
export function currentAddress(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
