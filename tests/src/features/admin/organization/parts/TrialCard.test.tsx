import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDayTexts } from '#src/ui/date/day-text.ts';
import { utcDay } from '#src/util/dates.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { onTrial, openOrganization } from '../organization-page.ts';

const trialDate = `PUT /admintool96/api/${onTrial}/trial-date`;
const dayMs = 86_400_000;

describe('the end of a trial', () => {
  it('moves by two weeks for a reason, and back', async () => {
    const { user, openForm, press, billing, sent } = await openOrganization({ id: onTrial });
    const { trial_end: from } = await billing();
    const end = Math.max(Date.parse(from), Date.now()) + 14 * dayMs;
    const to = `${new Date(end).toISOString().slice(0, 10)}${from.slice(10)}`;
    const form = await openForm('+14 days');
    expect(form.getByRole('textbox', { name: /^Ends on/ })).toHaveValue(
      createDayTexts('en').write(utcDay(end)),
    );
    expect(form.getByText('UTC', { selector: 'dt' })).toBeVisible();
    await user.type(form.getByLabelText(/^Reason \(optional\), noted on /), 'They asked for it');
    await user.click(form.getByRole('button', { name: 'Set trial end' }));
    expect(
      await screen.findByText(/^The trial of Salerno Volunteers ends on .*saved as a note\.$/s),
    ).toBeVisible();
    expect(to).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect((await billing()).trial_end).toBe(to);

    await press('Undo');
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(sent).toMatchObject([
      { call: trialDate, body: { trial_end: to } },
      {
        call: expect.stringMatching(/\/audit\/note$/),
        body: { note: 'They asked for it', about: { kind: 'organization', id: onTrial } },
      },
      { call: trialDate, body: { trial_end: from } },
    ]);
    expect((await billing()).trial_end).toBe(from);
  });

  it('can be any day, and a day in the past ends it at once', async () => {
    const { user, openForm, sent } = await openOrganization({ id: onTrial });
    const form = await openForm('Other date…');
    const replaced = () => form.queryAllByText('Before:');
    expect(replaced()).toEqual([]);
    fireEvent.change(form.getByRole('textbox', { name: /^Ends on/ }), {
      target: { value: '2025-01-31' },
    });
    expect(replaced()).toHaveLength(2);
    expect(await form.findByText('This has passed: the trial ends at once.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Set trial end' }));
    expect(await screen.findByText('Trial expired', { selector: 'h1 ~ *' })).toBeVisible();
    expect(sent).toMatchObject([
      { call: trialDate, body: { trial_end: '2025-01-31T00:00:00+00:00' } },
    ]);
  });

  it('is previewed in UTC, with a warning if it is far away', async () => {
    const { openForm } = await openOrganization({ id: onTrial });
    const form = await openForm('Other date…');
    // Screen readers announce changes of regions that they know already.
    const announced = form.getAllByRole('status');
    fireEvent.change(form.getByRole('textbox', { name: /^Ends on/ }), {
      target: { value: '2098-07-31' },
    });
    const utc = form.getByText('UTC', { selector: 'dt' }).nextElementSibling;
    expect(utc).toHaveTextContent(/After: Jul 31, 2098, 00:00$/);
    expect(announced.map(({ textContent }) => textContent)).toContain(
      'This is more than a year from now.',
    );
  });

  it('refused by the server stays in the form, with the reason', async () => {
    const { user, openForm, sent } = await openOrganization({ id: onTrial });
    await answerNext('setTrialDate', 500);
    const form = await openForm('+7 days');
    await user.click(form.getByRole('button', { name: 'Set trial end' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/internal_error$/);
    expect(sent).toHaveLength(1);
  });

  it('cannot be undone for an organization that had no trial', async () => {
    const { user, openForm } = await openOrganization();
    const form = await openForm('+30 days');
    await user.click(form.getByRole('button', { name: 'Set trial end' }));
    expect(await screen.findByText(/^The trial of Riverside Sports ends on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('restarting a trial', () => {
  it('gives it thirty days from now, after a question', async () => {
    const { press, confirm, billing, sent } = await openOrganization({ id: onTrial });
    await press('Restart…');
    await confirm('Restart trial');
    expect(await screen.findByText(/runs for another 30 days/)).toBeVisible();
    expect(sent).toMatchObject([
      { call: `POST /admintool96/api/${onTrial}/restart-trial`, body: null },
    ]);
    const left = Date.parse((await billing()).trial_end) - Date.now();
    expect(Math.round(left / dayMs)).toBe(30);
  });

  it('shows the error in its dialog', async () => {
    const { press, confirm, sent } = await openOrganization({ id: onTrial });
    await answerNext('restartTrial', 409);
    await press('Restart…');
    await confirm('Restart trial');
    expect(await screen.findByRole('alert')).toHaveTextContent(/conflict$/);
    expect(sent).toHaveLength(1);
  });

  it('is not offered for paying customers, as the card says', async () => {
    const { press, card } = await openOrganization();
    const restart = screen.getByRole('button', { name: 'Restart…' });
    expect(restart).toHaveAccessibleDescription(/Only a trial that runs or has run/);
    expect(card('Trial')).toHaveTextContent(/Only a trial that runs or has run can be restarted\./);
    await press('Restart…');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
