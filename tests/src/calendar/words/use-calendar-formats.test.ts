import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useCalendarFormats } from '#src/calendar/words/use-calendar-formats.ts';
import { browserDates, dateWriterAtom } from '#src/i18n/formats.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { dayNumber } from '#src/util/day-numbers.ts';

const day = dayNumber('2026-03-02');

function openFormats(date_locale: string | null, { hasServerFormats = true } = {}) {
  const store = createStore();
  store.set(translationStateAtom, { ...store.get(translationStateAtom), dateLocale: 'de' });
  if (hasServerFormats) {
    const writer = { ...browserDates('de', true), fullDay: (written: string) => `am ${written}` };
    store.set(dateWriterAtom, { locale: 'de', writer });
  }
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, children);
  const settings = { use_24h_times: true, date_locale };
  return renderHook(() => useCalendarFormats(settings), { wrapper }).result.current;
}

describe('the days of a calendar', () => {
  it('are in the date locale of the reader if the calendar has none', () => {
    const formats = openFormats(null, { hasServerFormats: false });
    expect(formats.fullDay(day)).toBe('Montag, 2. März 2026');
  });

  it('are in its own date locale', () => {
    expect(openFormats('fr').fullDay(day)).toBe('lundi 2 mars 2026');
  });

  it('are written by the server’s formats if there are any of the kind', () => {
    const formats = openFormats(null);
    expect(formats.fullDay(day)).toBe('am 2026-03-02');
    expect(formats.weekdayAndDay(day)).toBe('Montag, 2. März');
  });
});
