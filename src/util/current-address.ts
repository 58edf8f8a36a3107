/** The current query parameters, which may be newer than those of the last render. */
export function currentAddress(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
