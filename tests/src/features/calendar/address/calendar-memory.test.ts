import { beforeEach, describe, expect, it } from 'vitest';
import { readMemory, remember } from '#src/features/calendar/address/calendar-memory.ts';

beforeEach(() => localStorage.clear());

describe('what the browser remembers of a calendar', () => {
  it('is nothing at first', () => {
    expect(readMemory('ksa')).toEqual({});
  });

  it('is kept for each calendar by itself', () => {
    remember('ksa', { view: 'week' });
    remember('ksa', { sub: [1, 2] });
    remember('ksb', { view: 'list' });
    expect(readMemory('ksa')).toEqual({ view: 'week', sub: [1, 2] });
    expect(readMemory('ksb')).toEqual({ view: 'list' });
    remember('ksa', { sub: undefined, scale: 'year' });
    expect(readMemory('ksa')).toEqual({ view: 'week', scale: 'year' });
  });

  it('has only time zones that exist', () => {
    remember('ksa', { zone: 'Asia/Kolkata', secondZone: 'America/New_York' });
    expect(readMemory('ksa')).toEqual({ zone: 'Asia/Kolkata', secondZone: 'America/New_York' });
    remember('ksa', { zone: 'Mars/Olympus', secondZone: 'Mars/Olympus' });
    expect(readMemory('ksa')).toEqual({});
  });

  it('has only widths that are numbers', () => {
    localStorage.setItem('calendar-view:ksa', '{"widths":{"title":200,"start":"9","end":null}}');
    expect(readMemory('ksa')).toEqual({ widths: { title: 200 } });
  });

  it.each([
    'null',
    '{',
    '[]',
    '{"view":1,"sub":"x","zone":{},"secondZone":[],"scale":"eon","widths":7}',
    '{"sub":["1",1.5]}',
  ])('is read without trust: %s', (text) => {
    localStorage.setItem('calendar-view:ksa', text);
    expect([{}, { sub: [] }]).toContainEqual(readMemory('ksa'));
  });
});
