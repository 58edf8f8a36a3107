/** Responses tell whole seconds and take a while to arrive, so a clock that is off by less counts as right. */
const toleratedMs = 5000;

let aheadMs = 0;

/** Learns the server's time from a response that has just arrived. Other origins may hide it. */
export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(time)) return;
  // The end of the second that the server has told, so that nothing seems to last longer than it does.
  const difference = time + 1000 - Date.now();
  aheadMs = Math.abs(difference) > toleratedMs ? difference : 0;
}

/**
 * The time by the server's clock, in milliseconds since 1970, for what the server dates or allows until some moment: this
 * device's clock may be wrong.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
