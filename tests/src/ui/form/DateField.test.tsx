import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import type { Day } from '#src/util/dates.ts';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Trial ends');
const monthButton = () => screen.getByRole('button', { name: 'Choose “Trial ends” from a month' });
const values = (trialEnd: Day | null) => ({ trialEnd });

describe('a date field', () => {
  it('submits a day, or nothing, in the format of the page’s date locale', async () => {
    const { user, sent, send, store } = await showForm(values('2026-07-03'), (bind) => (
      <DateField {...bind('trialEnd')} label="Trial ends" hint="At midnight." />
    ));
    expect(field()).toHaveValue('07/03/2026');
    expect(field()).toHaveAccessibleDescription('At midnight. Friday, July 3, 2026');
    act(() =>
      store.set(translationStateAtom, { ...store.get(translationStateAtom), dateLocale: 'es' }),
    );
    expect(field()).toHaveValue('03/07/2026');
    expect(field()).toHaveAccessibleDescription('At midnight. viernes, 3 de julio de 2026');
    await user.clear(field());
    expect(field()).toHaveAccessibleDescription('At midnight. For example, 31/12/2026');
    await user.type(field(), '24 dic 2026');
    expect(field()).toHaveAccessibleDescription('At midnight. jueves, 24 de diciembre de 2026');
    await user.tab();
    expect(field()).toHaveValue('24/12/2026');
    await send();
    await user.clear(field());
    await send();
    expect(sent).toEqual([{ trialEnd: '2026-12-24' }, { trialEnd: null }]);
  });

  it('completes a day without a month and a year', async () => {
    const { user, sent, send } = await showForm(values(null), (bind) => (
      <DateField {...bind('trialEnd')} label="Trial ends" today="2026-03-14" />
    ));
    await user.type(field(), '17');
    await send();
    expect(field()).toHaveValue('03/17/2026');
    expect(sent).toEqual([{ trialEnd: '2026-03-17' }]);
  });

  it.each([
    ['soon', 'Please enter a date like 12/31/2026. For example, 12/31/2026'],
    ['1/1/20261', 'Please enter a date like 12/31/2026. For example, 12/31/2026'],
    ['1/31/2026', 'Please choose Feb 1, 2026 or a later date. Saturday, January 31, 2026'],
    ['1/1/2027', 'Please choose Dec 31, 2026 or an earlier date. Friday, January 1, 2027'],
  ])('refuses “%s” and keeps it for correction', async (text, error) => {
    const { user, sent, send } = await showForm(values(null), (bind) => (
      <DateField {...bind('trialEnd')} label="Trial ends" min="2026-02-01" max="2026-12-31" />
    ));
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(error);
    expect(field()).not.toHaveValue('');
    expect(sent).toEqual([]);
  });

  it('opens a month by a key, from which a day is chosen, and gets the focus back', async () => {
    const { user, sent, send } = await showForm(values(null), (bind) => (
      <DateField {...bind('trialEnd')} label="Trial ends" today="2026-03-14" />
    ));
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    const today = await screen.findByRole('button', { name: 'Saturday, March 14, 2026' });
    await waitFor(() => expect(today).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('03/15/2026');
    await send();
    expect(sent).toEqual([{ trialEnd: '2026-03-15' }]);
  });

  it('opens and closes the month with its button, and offers today', async () => {
    const { user } = await showForm(values('2026-07-03'), (bind) => (
      <DateField {...bind('trialEnd')} label="Trial ends" today="2026-03-14" weekStartsOn={0} />
    ));
    await user.click(monthButton());
    expect(await screen.findByRole('grid', { name: 'July 2026' })).toBeVisible();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun');
    await user.click(monthButton());
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(field()).toHaveValue('07/03/2026');
    await user.click(monthButton());
    await user.click(await screen.findByRole('button', { name: 'Today' }));
    expect(field()).toHaveValue('03/14/2026');
  });

  it('closes the month on Escape without a change', async () => {
    const { user } = await showForm(values('2026-07-03'), (bind) => (
      <DateField {...bind('trialEnd')} label="Trial ends" />
    ));
    await user.click(monthButton());
    await screen.findByRole('grid', { name: 'July 2026' });
    await user.keyboard('{PageDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(field()).toHaveValue('07/03/2026');
  });
});
