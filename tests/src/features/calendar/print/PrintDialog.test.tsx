import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

async function openPrint(view: string) {
  const address = `/ksr0wingclubmain01?view=${view}&date=2026-03-02`;
  const page = await openPage(address, { controls });
  const more = await screen.findByRole('button', { name: 'More' });
  await page.user.click(more);
  await page.user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  const dialog = await screen.findByRole('dialog', { name: 'Print' });
  const fillLast = async (text: string) => {
    const last = within(dialog).getByRole('textbox', { name: 'Last day' });
    await page.user.clear(last);
    await page.user.click(last);
    await page.user.paste(text);
    return last;
  };
  /** Returns what is on paper. */
  const print = async () => {
    const printPage = vi
      .spyOn(window, 'print')
      .mockImplementation(() => window.dispatchEvent(new Event('beforeprint')));
    onTestFinished(() => printPage.mockRestore());
    await page.user.click(within(dialog).getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printPage).toHaveBeenCalledOnce());
    const sheets = document.querySelector<HTMLElement>('[data-sheets]');
    if (!sheets) throw new Error('Sheets are printed.');
    return sheets;
  };
  return { page, dialog, fillLast, print };
}

describe('a print job', () => {
  it('says until which day it has room for the sheets of single days', async () => {
    const { page, dialog, fillLast } = await openPrint('days&count=1');
    const last = await fillLast('04/24/2026');
    expect(await within(dialog).findByText(/^\d+ events, 54 sheets$/)).toBeVisible();
    await fillLast('04/25/2026');
    await waitFor(() => expect(within(dialog).queryByText(/sheets$/)).toBeNull());
    await page.user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(last).toHaveAccessibleDescription(/^Please choose Apr\w* 24, 2026 or an earlier date/);
  });

  it.each([
    ['with the notes of its events', true],
    ['without them', false],
  ])('has an agenda %s', async (_case, hasNotes) => {
    const { page, dialog, print } = await openPrint('agenda');
    const notes = within(dialog).getByRole('checkbox', { name: /notes/ });
    expect(notes).toBeChecked();
    if (!hasNotes) await page.user.click(notes);
    const sheets = await print();
    expect(await within(sheets).findByText('Spring clean of the boathouse')).toBeInTheDocument();
    expect(within(sheets).queryAllByText('old clothes')).toHaveLength(hasNotes ? 1 : 0);
  });

  it('has patterns for all that is colored on a screen', async () => {
    const { page, dialog, print } = await openPrint('agenda');
    await page.user.click(within(dialog).getByRole('radio', { name: /^Patterns/ }));
    const sheets = await print();
    await within(sheets).findByText('Spring clean of the boathouse');
    const colors = [...sheets.querySelectorAll('[data-color]')].map((part) =>
      part.getAttribute('data-color'),
    );
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !color?.startsWith('pattern-'))).toEqual([]);
  });
});
