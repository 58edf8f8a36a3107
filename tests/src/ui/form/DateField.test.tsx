import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Trial ends');

it('a date field submits a day, or nothing, and writes the day in the page’s format', async () => {
  const { user, sent, send, store } = await showForm(
    { trialEnd: '2026-07-03' as string | null },
    (bind) => <DateField {...bind('trialEnd')} label="Trial ends" hint="At midnight." />,
  );
  expect(field()).toHaveValue('2026-07-03');
  expect(field()).toHaveAccessibleDescription('At midnight. Friday, July 3, 2026');
  act(() =>
    store.set(translationStateAtom, { ...store.get(translationStateAtom), dateLocale: 'de' }),
  );
  expect(field()).toHaveAccessibleDescription('At midnight. Freitag, 3. Juli 2026');
  fireEvent.change(field(), { target: { value: '2026-12-24' } });
  expect(field()).toHaveAccessibleDescription('At midnight. Donnerstag, 24. Dezember 2026');
  await send();
  await user.clear(field());
  expect(field()).toHaveAccessibleDescription('At midnight.');
  await send();
  expect(sent).toEqual([{ trialEnd: '2026-12-24' }, { trialEnd: null }]);
});

it('a date field refuses years of more than four digits', async () => {
  const { sent, send } = await showForm({ trialEnd: '20261-01-01' as string | null }, (bind) => (
    <DateField {...bind('trialEnd')} label="Trial ends" />
  ));
  await send();
  expect(field()).toHaveAccessibleDescription(
    /^Please choose December 31, 9999 or an earlier date/,
  );
  expect(sent).toEqual([]);
});

it.each([
  ['2026-01-31', 'Please choose February 1, 2026 or a later date. Saturday, January 31, 2026'],
  ['2027-01-01', 'Please choose December 31, 2026 or an earlier date. Friday, January 1, 2027'],
])('a date field refuses %s', async (day, error) => {
  const { sent, send } = await showForm({ trialEnd: day as string | null }, (bind) => (
    <DateField {...bind('trialEnd')} label="Trial ends" min="2026-02-01" max="2026-12-31" />
  ));
  await send();
  expect(field()).toHaveAccessibleDescription(error);
  expect(sent).toEqual([]);
});
