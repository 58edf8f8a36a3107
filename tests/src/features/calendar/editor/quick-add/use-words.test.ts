import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useWords } from '#src/features/calendar/editor/quick-add/use-words.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';

it('the words of a language stay while more texts of the page load', async () => {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, children);
  const { result } = renderHook(() => useWords(), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ read: expect.any(Function) }));
  const words = result.current;
  const sections = new Map([['en', new Set(['calendar'])]]);
  act(() => store.set(translationStateAtom, (state) => ({ ...state, sections })));
  expect(result.current).toBe(words);
});
