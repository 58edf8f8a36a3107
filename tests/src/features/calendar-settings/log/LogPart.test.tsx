import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { openSettings, rowing } from '../open-settings.ts';

const open = () => openSettings('log', 'Log');
const entries = async () =>
  within(await screen.findByRole('list', { name: 'Changes of events' })).getAllByRole('listitem');
const entryAbout = async (title: string) => {
  const entry = (await entries()).find(({ textContent }) => textContent.includes(title));
  if (!entry) throw new Error(`There is no change of ${title}.`);
  return entry;
};

describe('the log of a calendar', () => {
  it('says who did what with which event, and when', async () => {
    await open();
    const entry = await entryAbout('Quiz night');
    expect(entry).toHaveTextContent('Milo Member deleted it');
    expect(entry).toHaveTextContent(/\wday, \w+ \d+, \d{4}, 7:00 PM · Club > Open days/);
    expect(entry).toHaveTextContent(/\d days ago/);
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ changes$/);
  });

  it('shows the values before and after a change', async () => {
    await open();
    const [changed] = (await entries()).filter(
      ({ textContent }) =>
        textContent.includes('Spring clean') && textContent.includes('changed it'),
    );
    const values = within(changed ?? document.body);
    expect(values.getByText('Start')).toBeVisible();
    expect(values.getAllByText(/^Before:/)).not.toHaveLength(0);
  });

  it('leads to events that still exist', async () => {
    const { user } = await open();
    const [link] = await screen.findAllByRole('link', { name: 'Spring clean of the boathouse' });
    if (!link) throw new Error('There is no link.');
    await user.click(link);
    expect(
      await screen.findByRole('dialog', { name: /Spring clean of the boathouse/ }),
    ).toBeVisible();
    expect(within(document.body).queryByRole('link', { name: 'Quiz night' })).toBeNull();
  });

  it('is filtered by person, sub-calendar and time, which the address remembers', async () => {
    const { user } = await open();
    await entries();
    await user.selectOptions(screen.getByLabelText('Person'), 'Milo Member');
    await user.selectOptions(screen.getByLabelText('Sub-calendar'), '10106');
    await user.selectOptions(screen.getByLabelText('When'), 'In the last 7 days');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 change'));
    expect(await entryAbout('Quiz night')).toHaveTextContent('Milo Member deleted it');
    await waitFor(() => expect(window.location.search).toBe('?by=Milo+Member&sub=10106&time=week'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(screen.getByLabelText('Person')).toHaveFocus());
    await waitFor(async () => expect((await entries()).length).toBeGreaterThan(1));
  });

  it('says that nothing fits, and offers to clear the filters', async () => {
    const { user } = await openPage(`${rowing}/settings/log?by=Nobody`);
    expect(await screen.findByRole('heading', { name: 'No such change' })).toBeVisible();
    expect(screen.getByLabelText('Person')).toHaveDisplayValue('Nobody');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await entryAbout('Quiz night')).toBeVisible();
  });

  it('can be read again after an error', async () => {
    const { user } = await openSettings('general', 'General');
    await answerNext('listCalendarChanges', 500);
    await user.click(screen.getByRole('link', { name: 'Log' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await entryAbout('Quiz night')).toBeVisible();
  });
});
