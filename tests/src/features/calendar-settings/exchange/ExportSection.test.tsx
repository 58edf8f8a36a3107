import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { savedFiles } from '#tests/setup/saved-files.ts';
import { openSettings, rowing } from '../open-settings.ts';

const openExport = async (query = '') => {
  const page = await openSettings(`exchange${query}`, 'Import and export');
  return { ...page, section: within(screen.getByRole('region', { name: 'Export' })) };
};

async function readText(content: Blob | undefined): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content?.arrayBuffer());
}

it('saves all events as iCalendar, in a file with the calendar’s title', async () => {
  const files = savedFiles();
  const { user, section } = await openExport();
  await user.click(section.getByRole('button', { name: 'Save the file' }));
  expect(
    await screen.findByText('The events are saved as “Riverside rowing club.ics”.'),
  ).toBeVisible();
  const text = await readText(files[0]?.content);
  expect(text).toMatch(/^BEGIN:VCALENDAR/);
  expect(text).toContain('SUMMARY:Spring clean of the boathouse');
  expect(text).not.toContain(rowing.slice(1));
});

it('saves a range of some sub-calendars as CSV that spreadsheets read as UTF-8', async () => {
  const files = savedFiles();
  const { user, section } = await openExport();
  await user.click(section.getByRole('radio', { name: 'Those of some days' }));
  await user.click(section.getByRole('radio', { name: 'CSV' }));
  await user.click(section.getByRole('checkbox', { name: 'Club > Committee' }));
  await user.click(section.getByRole('button', { name: 'Save the file' }));
  await screen.findByText(/^The events are saved/);
  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(files[0]?.name).toMatch(new RegExp(`^Riverside rowing club ${day} – ${day}\\.csv$`));
  const text = await readText(files[0]?.content);
  expect(text).toMatch(/^\ufeffTitle,/);
  expect(text).toContain(',Training');
  expect(text).not.toContain('Club > Committee');
});

it('needs a sub-calendar, and a last day that is not before the first', async () => {
  const { user, section } = await openExport('?from=2026-03-02&to=2026-03-08');
  for (const box of section.getAllByRole('checkbox')) await user.click(box);
  expect(section.getByText('Please choose at least one sub-calendar.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Save the file' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const box of section.getAllByRole('checkbox')) await user.click(box);
  const last = section.getByRole('textbox', { name: /^Last day/ });
  await user.clear(last);
  await user.type(last, '2026-03-01');
  await user.click(section.getByRole('button', { name: 'Save the file' }));
  expect(last).toBeInvalid();
});
