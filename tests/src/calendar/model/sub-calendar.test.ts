import { describe, expect, it } from 'vitest';
import { leadingId, splitName } from '#src/calendar/model/sub-calendar.ts';

describe('a sub-calendar', () => {
  it('has the folders that its name begins with', () => {
    expect(splitName('Boats > Eights > Heron')).toEqual({
      folders: ['Boats', 'Eights'],
      own: 'Heron',
    });
    expect(splitName('Training')).toEqual({ folders: [], own: 'Training' });
  });

  it('gives its color to an event on several if it is the first that is shown', () => {
    expect(leadingId([3, 5, 7], (id) => id > 3)).toBe(5);
    expect(leadingId([3, 5], () => false)).toBe(3);
  });
});
