import { describe, expect, it } from 'vitest';
import { createSubCalendarFilter } from '#src/calendar/store/sub-calendar-filter.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

describe('the events of a sub-calendar', () => {
  it('stay the same object until they change, although others do', () => {
    const filter = createSubCalendarFilter();
    const [own, shared, other] = [
      createSpan({ id: '1', sub_calendar_ids: [1] }),
      createSpan({ id: '2', sub_calendar_ids: [2, 1] }),
      createSpan({ id: '3', sub_calendar_ids: [2] }),
    ];
    const first = filter({ spans: [own, shared, other], isRead: true }, 1);
    expect(first.spans).toEqual([own, shared]);
    expect(filter({ spans: [own, shared], isRead: true }, 1)).toBe(first);
    expect(filter({ spans: [own, shared], isRead: false }, 1)).not.toBe(first);
    expect(filter({ spans: [own], isRead: true }, 1).spans).toEqual([own]);
    expect(filter({ spans: [own], isRead: true }, 2).spans).toEqual([]);
  });

  it('have one only once that names its sub-calendar twice', () => {
    const spans = [createSpan({ sub_calendar_ids: [1, 1] })];
    expect(createSubCalendarFilter()({ spans, isRead: true }, 1).spans).toEqual(spans);
  });

  it('are those of all for no sub-calendar, and stay the same object', () => {
    const filter = createSubCalendarFilter();
    const spans = [createSpan({ id: '1', sub_calendar_ids: [1] })];
    const first = filter({ spans, isRead: true }, null);
    expect(first.spans).toEqual(spans);
    expect(filter({ spans: [...spans], isRead: true }, null)).toBe(first);
  });
});
