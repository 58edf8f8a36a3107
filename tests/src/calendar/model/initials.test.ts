import { describe, expect, it } from 'vitest';
import { subCalendarInitials } from '#src/calendar/model/initials.ts';

const initials = (...names: string[]) => {
  const all = names.map((name, id) => ({
    ...{ id, name, color: 'blue' as const, active: true },
    ...{ allows_overlap: true, role: 'modify' as const },
  }));
  return [...subCalendarInitials(all).values()];
};

describe('the initials of sub-calendars', () => {
  it('are the beginnings of their words, and whole numbers', () => {
    expect(initials('Training', 'Boats > Heron (8+)', 'Team 12', '会議室', '(?)')).toEqual([
      'Tr',
      'H8',
      'T12',
      '会議',
      '(?',
    ]);
  });

  it('differ even if the names begin alike', () => {
    expect(initials('Training', 'Trips', 'Tracks')).toEqual(['Tr', 'Tr-2', 'Tr-3']);
  });
});
