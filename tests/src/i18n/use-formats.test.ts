import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { chosenClockAtom } from '#src/i18n/clock.ts';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { loadDates } from '#src/i18n/load-dates.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { weekRule } from '#src/util/week-rule.ts';

async function formats({ use24hTimes = false, loaded = false, dateLocale = 'en' } = {}) {
  const store = createStore();
  store.set(chosenClockAtom, use24hTimes);
  store.set(translationStateAtom, {
    ...store.get(translationStateAtom),
    dateLocale,
    dateFormats: new Map([[dateLocale, { date: 'dd.MM.yyyy' }]]),
  });
  const week = weekRule({ weekStart: 1, hideWeekend: false });
  if (loaded) await loadDates(store, week, Promise.resolve());
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      I18nProvider,
      { i18n: createI18n() },
      createElement(Provider, { store }, children),
    );
  return renderHook(useFormats, { wrapper }).result.current;
}

const moment = '2026-03-02T15:30:05';

it.each([
  [true, /15:30/],
  [false, /3:30\sPM/],
])('until the formats load, the browser writes 24-hour times: %s', async (wanted, time) => {
  const { exact } = await formats({ use24hTimes: wanted });
  expect(exact(moment)).toMatch(time);
});

it.each([false, true])(
  'times follow the settings and the date locale, formats loaded: %s',
  async (loaded) => {
    expect((await formats({ loaded, use24hTimes: true })).time(moment)).toBe('15:30:05');
    expect((await formats({ loaded })).time(moment)).toMatch(/^3:30:05\sPM$/);
    expect((await formats({ loaded, dateLocale: 'fi', use24hTimes: true })).time(moment)).toBe(
      '15.30.05',
    );
  },
);

it.each([false, true])('an invalid time is shown unchanged, formats loaded: %s', async (loaded) => {
  const { day, fullDay, date, exact, time } = await formats({ loaded });
  // The contract's `date-time` allows leap seconds, which browsers do not know.
  const leapSecond = '2016-12-31T23:59:60Z';
  for (const write of [date, exact, time]) expect(write(leapSecond)).toBe(leapSecond);
  for (const write of [day, fullDay]) expect(write('2026-13-01')).toBe('2026-13-01');
});

it('confuses no day with a moment, which is a type error', async () => {
  const { day, date } = await formats();
  // @ts-expect-error
  expect(day('2026-12-10T00:00:00Z')).toMatch(/2026$/);
  // @ts-expect-error
  expect(date('2026-12-10')).toMatch(/2026$/);
});
