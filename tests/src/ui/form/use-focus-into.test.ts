import { act, render, screen, waitFor } from '@testing-library/react';
import { createElement, Suspense, use, useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';

const never = new Promise<never>(() => {});

function page({ phase = 1, isWaiting = false } = {}) {
  return createElement(
    'div',
    {},
    createElement(
      Suspense,
      { fallback: null },
      createElement(Search, { phase }),
      createElement(Part, { isWaiting }),
    ),
    createElement('button', { type: 'button' }, 'Elsewhere'),
  );
}

function Search({ phase }: { phase: number }) {
  const field = useRef<HTMLInputElement>(null);
  useFocusInto(phase, () => field.current);
  return createElement('input', { ref: field, defaultValue: 'rowing' });
}

/** React hides the search while this waits. */
function Part({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting) use(never);
  return null;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

it('focuses the field in each phase, with its text selected', () => {
  const { rerender } = render(page());
  expect(field()).toHaveFocus();
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'rowing'.length]);
  act(() => elsewhere().focus());
  rerender(page({ phase: 2 }));
  expect(field()).toHaveFocus();
});

it('leaves the focus alone when React shows the field again after hiding it', async () => {
  const { rerender } = render(page());
  act(() => elsewhere().focus());
  await act(async () => rerender(page({ isWaiting: true })));
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => rerender(page()));
  expect(field()).toBeVisible();
  await waitFor(() => expect(elsewhere()).toHaveFocus());
});
