/**
 * Returns the options for writing times of day. The browser's style of them would be 01:00 PM on the 12-hour clock
 * wherever the 24-hour clock is usual.
 * @param style is `medium` with seconds.
 */
export function clockStyle(
  use24hTimes: boolean,
  style: 'short' | 'medium' = 'short',
): Intl.DateTimeFormatOptions {
  if (use24hTimes) return { timeStyle: style, hourCycle: 'h23' };
  const second = style === 'medium' ? ({ second: '2-digit' } as const) : {};
  return { hour: 'numeric', minute: '2-digit', ...second, hourCycle: 'h12' };
}
