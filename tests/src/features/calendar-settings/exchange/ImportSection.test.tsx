import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdAnswers } from '#tests/setup/held-calls.ts';
import { loseFirstAnswer } from '#tests/setup/lost-answers.ts';
import { stubFiles } from '#tests/setup/node-files.ts';
import { openSettings, rowing } from '../open-settings.ts';
import { chooseFile, csvFile, icsFile } from './exchange-files.ts';

async function openExchange() {
  await stubFiles();
  return openSettings('exchange', 'Import and export');
}

const regatta = {
  uid: 'regatta@example.com',
  title: 'Regatta',
  start: '20260509T100000Z',
  end: '20260509T120000Z',
};
const ancient = { uid: 'odd@example.com', title: 'Odd one', start: '18500101T100000Z' };

/** The titles of the calendar's events that a search finds. */
async function findTitles(query: string): Promise<string[]> {
  const response = await fetch(
    `${window.location.origin}/calendars${rowing}/event-search?query=${query}`,
    { headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } },
  );
  const { results } = await response.json();
  return results.map(({ title }: { title: string }) => title);
}

describe('the import', () => {
  it('says what would come, with line and reason of what is refused, and changes nothing', async () => {
    const { user } = await openExchange();
    await chooseFile(user, icsFile(regatta, ancient));
    expect(await screen.findByText('1 refused · 1 new')).toBeVisible();
    const refused = within(screen.getByRole('list', { name: '1 refused' }));
    expect(refused.getByRole('listitem')).toHaveTextContent(/Odd one.*Line 12.*1900/);
    expect(screen.getByText('club.ics')).toBeVisible();
    expect(await findTitles('Regatta')).not.toContain('Regatta');
  });

  it('brings the events, and takes all of them back at once', async () => {
    const { user } = await openExchange();
    const before = (await findTitles('Regatta')).length;
    await chooseFile(user, icsFile(regatta, { ...regatta, uid: 'second@example.com' }));
    await user.click(await screen.findByRole('button', { name: 'Import 2 events' }));
    expect(await screen.findByText('2 events are imported.')).toBeVisible();
    expect(await findTitles('Regatta')).toHaveLength(before + 2);
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import is undone.')).toBeVisible();
    expect(await findTitles('Regatta')).toHaveLength(before);
  });

  it('says that there is nothing to import in a file that has come already', async () => {
    const { user } = await openExchange();
    await chooseFile(user, icsFile(regatta));
    await user.click(await screen.findByRole('button', { name: 'Import 1 event' }));
    await screen.findByText('1 event is imported.');
    await chooseFile(user, icsFile(regatta));
    const note = await screen.findByText(/There is nothing to import/);
    expect(note).toHaveTextContent('1 already in the calendar');
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  });

  it('reads columns as they are mapped, also those whose headings the server does not know', async () => {
    const { user } = await openExchange();
    await chooseFile(user, csvFile('Was;Wann;Raum', 'Bootstaufe;2026-05-09;Halle'));
    expect(await screen.findByText('This is neither iCalendar nor CSV.')).toBeVisible();
    const columns = within(await screen.findByRole('group', { name: 'Columns of the file' }));
    expect(columns.getByText('Bootstaufe')).toBeVisible();
    await user.selectOptions(columns.getByLabelText('Was'), 'Title');
    await user.selectOptions(columns.getByLabelText('Wann'), 'Start date');
    await waitFor(() => expect(screen.getByText('1 new', { selector: 'p' })).toBeVisible());
    await user.click(screen.getByText('1 new', { selector: 'summary' }));
    expect(await screen.findByRole('list', { name: '1 new' })).toHaveTextContent('Bootstaufe');
    await user.click(screen.getByRole('button', { name: 'Import 1 event' }));
    await screen.findByText('1 event is imported.');
    expect(await findTitles('Bootstaufe')).toEqual(['Bootstaufe']);
  });

  it('offers no import of a preview that is no longer true', async () => {
    const { user } = await openExchange();
    await chooseFile(user, csvFile('Title;Room', 'Bootstaufe;Halle'));
    expect(await screen.findByText('Columns of the file')).toBeVisible();
    expect(await screen.findByText(/nothing to import. 1 refused/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Title'), 'Leave out');
    expect(await screen.findByText('This is neither iCalendar nor CSV.')).toBeVisible();
    expect(screen.queryByText(/nothing to import/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Read the file again' })).toBeVisible();
  });

  it('can be canceled while the file is read, and keeps the file', async () => {
    const { user } = await openExchange();
    const { letGo } = holdAnswers(/^POST .*\/import$/);
    await chooseFile(user, icsFile(regatta));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    letGo();
    await user.click(await screen.findByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByRole('button', { name: 'Import 1 event' })).toBeVisible();
  });

  it('can be undone, too, if the first answer was lost', async () => {
    const { user } = await openExchange();
    await chooseFile(user, icsFile(regatta));
    const send = await screen.findByRole('button', { name: 'Import 1 event' });
    loseFirstAnswer(/^POST .*\/import$/);
    await user.click(send);
    await screen.findByText('1 event is imported.');
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import is undone.')).toBeVisible();
  });

  it('refuses a file that is too large or empty without sending it', async () => {
    const { user } = await openExchange();
    const large = icsFile(regatta);
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });
    await chooseFile(user, large);
    expect(screen.getByText('“club.ics” is larger than 10 MB.')).toBeVisible();
    await chooseFile(user, new File([], 'none.ics'));
    expect(screen.getByText('“none.ics” is empty.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read the file again' })).toBeNull();
  });

  it('keeps the file and the choices if the server refuses the file', async () => {
    const { user } = await openExchange();
    await chooseFile(user, new File(['<!DOCTYPE html><title>Log in</title>'], 'page.ics'));
    expect(await screen.findByText('This is neither iCalendar nor CSV.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'File' })).toHaveAttribute('data-invalid');
    expect(screen.getByText('page.ics')).toBeVisible();
    expect(screen.getByLabelText('Sub-calendar')).toBeVisible();
  });

  it('takes a dropped file', async () => {
    await openExchange();
    const zone = screen.getByText('Drop or paste a file here');
    fireEvent.drop(zone, { dataTransfer: { files: [icsFile(regatta)] } });
    expect(await screen.findByRole('button', { name: 'Import 1 event' })).toBeVisible();
  });

  it('puts events into the chosen sub-calendar, and times without a zone into the chosen zone', async () => {
    const { user } = await openExchange();
    const local = { uid: 'local@example.com', title: 'Local', start: '20260509T100000' };
    await chooseFile(user, icsFile(local));
    await screen.findByText('1 new', { selector: 'p' });
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
    await user.click(await screen.findByText('1 new', { selector: 'summary' }));
    expect(await screen.findByText(/Saturday, May 9, 2026, 3:00/)).toBeVisible();
  });
});
