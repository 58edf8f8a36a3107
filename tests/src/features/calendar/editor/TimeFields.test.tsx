import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
const labels = ['Start', 'Start time', 'End', 'End time'];

beforeEach(() => localStorage.clear());

/** Opens the editor of an event: 7003 is from nine to twelve, and 8004 lasts three days. */
async function openEditor(event: string) {
  const page = await openPage(`/ksr0wingclubmain01?view=month&date=2026-03-02&edit=${event}`, {
    controls,
  });
  const form = within(await screen.findByRole('region', { name: 'Edit event' }));
  await form.findByLabelText('Title');
  const fill = async (label: string, text: string) => {
    await page.user.clear(form.getByLabelText(label));
    await page.user.type(form.getByLabelText(label), text);
  };
  const toggle = () => page.user.click(form.getByLabelText('All day'));
  const shows = (...values: string[]) =>
    waitFor(() => {
      for (const [index, label] of labels.entries()) {
        expect(form.getByLabelText(label)).toHaveValue(values[index]);
      }
    });
  const choose = (name: string) => page.user.click(form.getByRole('button', { name }));
  return { ...page, form, fill, toggle, shows, choose };
}

const day = '03/07/2026';

it('a start in a year that no calendar has leaves the end as it is', async () => {
  const { user, form, fill, shows } = await openEditor('7003');
  await fill('End', '03/07/2126');
  await user.clear(form.getByLabelText('Start'));
  await user.click(form.getByLabelText('Start'));
  await user.paste('03/07/9999');
  await shows('03/07/9999', '9:00 AM', '03/07/2126', '12:00 PM');
});

describe('days and times in words', () => {
  it('are understood as in the title of a new event, and the end goes along', async () => {
    const { user, fill, shows } = await openEditor('7003');
    await fill('Start', 'friday');
    await fill('Start time', 'noon');
    await user.tab();
    await shows('03/06/2026', '12:00 PM', '03/06/2026', '3:00 PM');
    await fill('Start', 'in 3 days');
    await user.tab();
    await shows('03/05/2026', '12:00 PM', '03/05/2026', '3:00 PM');
  });

  it('that mean nothing are an error of their field', async () => {
    const { user, form, fill } = await openEditor('7003');
    await fill('Start', 'someday');
    await fill('End time', 'later');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a date like 12/31/2026.')).toBeVisible();
    expect(form.getByText('Please enter a time like 5:30 PM.')).toBeVisible();
  });

  it.each([
    ['de', 'Beginn', 'übermorgen', '04.03.2026'],
    ['de', 'Beginn', 'nächsten Freitag', '13.03.2026'],
    ['fr', 'Début', 'dans 3 jours', '05/03/2026'],
    ['ja', '開始', 'あさって', '2026/03/04'],
  ])('are understood in the page’s language: %s', async (language, label, text, date) => {
    const { user } = await openPage('/ksr0wingclubmain01?view=month&date=2026-03-02&edit=7003', {
      controls: { ...controls, settings: { language } },
    });
    const start = await screen.findByLabelText(label);
    await user.clear(start);
    await user.type(start, text);
    await user.tab();
    await waitFor(() => expect(start).toHaveValue(date));
  });
});

describe('midnight as the end of an event', () => {
  it.each(['24:00', '0:00', 'midnight'])('is after the day (%s)', async (text) => {
    const { user, form, fill } = await openEditor('7003');
    await fill('End time', text);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByRole('button', { name: /^Spring clean.* 9:00 AM – 12:00 AM/ }),
    ).toBeVisible();
  });
});

describe('an event that is to last all day, and then not', () => {
  it('has its hours again', async () => {
    const { toggle, shows } = await openEditor('7003');
    await shows(day, '9:00 AM', day, '12:00 PM');
    await toggle();
    await toggle();
    await shows(day, '9:00 AM', day, '12:00 PM');
  });

  it('has its hours again after it has been saved in between', async () => {
    const { user, toggle } = await openEditor('7003');
    await toggle();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const event = await screen.findByRole('button', { name: /^Spring clean.*March 7, all day/ });
    await screen.findByText('Moved to Sat, Mar 7, all day');
    await user.click(event);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByLabelText('All day'));
    expect(screen.getByLabelText('Start time')).toHaveValue('9:00 AM');
    expect(screen.getByLabelText('End time')).toHaveValue('12:00 PM');
  });

  it('has them on the day to which it has moved meanwhile', async () => {
    const { toggle, shows, fill } = await openEditor('7003');
    await toggle();
    await fill('Start', '03/11/2026');
    await toggle();
    await shows('03/11/2026', '9:00 AM', '03/11/2026', '12:00 PM');
  });

  it('ends on the last of the days that it takes meanwhile', async () => {
    const { toggle, shows, choose } = await openEditor('7003');
    await toggle();
    await choose('3 days');
    await toggle();
    await shows(day, '9:00 AM', '03/09/2026', '12:00 PM');
  });

  it('takes one day if it ends at midnight, and ends then again', async () => {
    const { toggle, shows, fill, form } = await openEditor('7003');
    await fill('End', '03/08/2026');
    await fill('End time', '12 AM');
    await toggle();
    expect(form.getByRole('button', { name: '1 day' })).toHaveAttribute('aria-pressed', 'true');
    await toggle();
    await shows(day, '9:00 AM', '03/08/2026', '12:00 AM');
  });

  it('goes on past midnight again, also on a single day', async () => {
    const { toggle, shows, fill, choose } = await openEditor('7003');
    await fill('Start time', '10 PM');
    await shows(day, '10 PM', '03/08/2026', '1:00 AM');
    await toggle();
    await choose('1 day');
    await toggle();
    await shows(day, '10:00 PM', '03/08/2026', '1:00 AM');
  });
});

it('an event that has lasted all day has usual hours on the same days', async () => {
  const { toggle, shows, form } = await openEditor('8004');
  await toggle();
  await shows('03/20/2026', '9:00 AM', '03/22/2026', '10:00 AM');
  await toggle();
  expect(form.getByRole('button', { name: '3 days' })).toHaveAttribute('aria-pressed', 'true');
});
