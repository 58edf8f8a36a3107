import type { EventSpan } from '../model/event.ts';

/** The events of some days. */
export interface DayEvents {
  /** In the order of all views. */
  readonly spans: readonly EventSpan[];
  /** True if all of these days have been read; otherwise there may be more events. */
  readonly isRead: boolean;
}

/** Returns the previous value if nothing has changed, so that nothing renders again; otherwise the current value. */
export function keepIfSame(before: DayEvents | undefined, now: DayEvents): DayEvents {
  const isSame =
    before?.isRead === now.isRead &&
    before.spans.length === now.spans.length &&
    before.spans.every((span, index) => span === now.spans[index]);
  return isSame ? before : now;
}
