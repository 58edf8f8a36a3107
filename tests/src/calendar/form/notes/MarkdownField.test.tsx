import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MarkdownField } from '#src/calendar/form/notes/MarkdownField.tsx';
import { showForm } from '../../../ui/form/SentForm.tsx';

async function openField(notes = '') {
  const page = await showForm({ notes }, (bind) => (
    <MarkdownField {...bind('notes')} label="Notes" />
  ));
  const field: HTMLTextAreaElement = screen.getByLabelText('Notes');
  return {
    ...page,
    field,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  };
}

describe('a field in Markdown', () => {
  it('writes marks around the selection with its buttons, and keeps the focus', async () => {
    const { field, press, user, send, sent } = await openField('Bring oars');
    field.setSelectionRange(6, 10);
    await press('Bold');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('Bring **oars**');
    await press('Italic');
    expect(field).toHaveValue('Bring ***oars***');
    await press('Bold');
    await press('Bulleted list');
    await user.type(field, ' and water');
    await send();
    expect(sent).toEqual([{ notes: '- Bring *oars* and water' }]);
  });

  it('writes them with keys', async () => {
    const { field, user } = await openField();
    await user.click(field);
    await user.keyboard('{Control>}b{/Control}oars');
    expect(field).toHaveValue('**oars**');
    field.setSelectionRange(0, 8);
    await user.keyboard('{Control>}k{/Control}https://club.example');
    expect(field).toHaveValue('[**oars**](https://club.example)');
  });

  it('writes none for keys without a letter', async () => {
    const { field, user } = await openField('oars');
    await user.click(field);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(field).toHaveValue('oars');
  });

  it('is left by Tab past all of its tools but one, between which arrow keys move', async () => {
    const { field, user } = await openField('oars');
    await user.click(field);
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus());
    await user.tab();
    await waitFor(() =>
      expect(
        within(screen.getByRole('toolbar')).getByRole('button', { name: 'Italic' }),
      ).not.toHaveFocus(),
    );
    expect(screen.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('shows a preview, which follows what is typed', async () => {
    const { field, press, user } = await openField();
    await press('Preview');
    const preview = screen.getByRole('region', { name: 'Preview: Notes' });
    expect(preview).toHaveTextContent('Nothing to show yet.');
    await user.type(field, 'Bring **oars**');
    expect((await within(preview).findByText('oars')).tagName).toBe('STRONG');
    await press('Preview');
    expect(screen.queryByRole('region', { name: 'Preview: Notes' })).toBeNull();
  });

  /** @returns whether the browser pastes the plain text. */
  const paste = (field: HTMLElement, content: Readonly<Record<string, string>>) =>
    fireEvent.paste(field, { clipboardData: { getData: (type: string) => content[type] ?? '' } });

  it('takes formatted text as Markdown, and leaves other text to the browser', async () => {
    const { field, user } = await openField('See: ');
    await user.click(field);
    const formatted = { 'text/plain': 'oars', 'text/html': '<p><b>oars</b></p>' };
    expect(paste(field, formatted)).toBe(false);
    await waitFor(() => expect(field).toHaveValue('See: **oars**'));
    expect(paste(field, { 'text/plain': '*2*', 'text/html': '<span>*2*</span>' })).toBe(true);
    expect(field).toHaveValue('See: **oars**');
  });

  describe('while the formatting is read', () => {
    const formatted = { 'text/plain': 'oars', 'text/html': '<p><b>oars</b></p>' };

    /** Pastes, then moves the focus to another field. As in a browser, text is inserted where the focus is. */
    const pasteAndLeave = async () => {
      const execCommand = (_name: string, _ui: boolean, text: string) => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLTextAreaElement) activeElement.setRangeText(text);
        return true;
      };
      Object.assign(document, { execCommand });
      onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
      const page = await openField('See: ');
      const other = document.body.appendChild(document.createElement('textarea'));
      onTestFinished(() => other.remove());
      await page.user.click(page.field);
      paste(page.field, formatted);
      other.focus();
      return { ...page, other };
    };

    it('leaves another field alone that has the focus', async () => {
      const { field, other } = await pasteAndLeave();
      await waitFor(() => expect(field).toHaveValue('See: **oars**'));
      await waitFor(() => expect(other).toHaveFocus());
      expect(other).toHaveValue('');
    });

    it('gives up if the form is closed', async () => {
      const { other } = await pasteAndLeave();
      cleanup();
      await vi.dynamicImportSettled();
      await waitFor(() => expect(other).toHaveFocus());
      expect(other).toHaveValue('');
    });
  });

  it('takes the plain text if the formatting is too deep', async () => {
    const { field, user } = await openField('See: ');
    await user.click(field);
    const html = `${'<div>'.repeat(20_000)}<b>oars</b>`;
    expect(paste(field, { 'text/plain': 'oars', 'text/html': html })).toBe(false);
    await waitFor(() => expect(field).toHaveValue('See: oars'));
  });

  it('makes a link of the selection if an address is pasted', async () => {
    const { field, user } = await openField('See the club');
    await user.click(field);
    field.setSelectionRange(4, 12);
    expect(paste(field, { 'text/plain': 'https://club.example/' })).toBe(false);
    expect(field).toHaveValue('See [the club](https://club.example/)');
  });
});
