import { describe, expect, it } from 'vitest';
import { isFresh, newsWindowMs } from '#src/features/header/panel/news.ts';
import { momentAt } from '#src/util/dates.ts';

const now = Date.parse('2026-03-02T08:00:00Z');
const at = (time: number) => ({ date: momentAt(time) });

describe('an item is news', () => {
  it('for 90 days, including the last millisecond', () => {
    expect(newsWindowMs).toBe(90 * 24 * 60 * 60 * 1000);
    expect(isFresh(at(now - newsWindowMs), 'null', now)).toBe(true);
    expect(isFresh(at(now - newsWindowMs - 1), 'null', now)).toBe(false);
  });

  it('if it is newer than the last-seen date', () => {
    const seen = momentAt(now - 1000);
    expect(isFresh(at(now - 999), seen, now)).toBe(true);
    expect(isFresh(at(now - 1000), seen, now)).toBe(false);
  });

  it.each(['null', '', 'yesterday'])('if the last-seen date is %j, which is invalid', (seen) => {
    expect(isFresh(at(now), seen, now)).toBe(true);
  });

  it('unless its date is invalid', () => {
    expect(isFresh({ date: '2026-02-31T25:00:00Z' }, 'null', now)).toBe(false);
  });
});
