import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { use24hTimesAtom } from '#src/i18n/formats.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

it.each([
  [true, /15:30/],
  [false, /3:30\sPM/],
])('until the formats are there the browser writes times of 24 hours: %s', (wanted, time) => {
  const store = createStore();
  store.set(use24hTimesAtom, wanted);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      I18nextProvider,
      { i18n: createI18n() },
      createElement(Provider, { store }, children),
    );
  const { result } = renderHook(useFormats, { wrapper });
  expect(result.current.exact('2026-03-02T15:30:00')).toMatch(time);
});
