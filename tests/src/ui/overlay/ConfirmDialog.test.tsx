import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { playDelays } from '#tests/setup/delay.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

type Props = Parameters<typeof ConfirmDialog>[0];
type Options = Omit<Partial<Props>, 'question'> &
  Partial<Pick<NonNullable<Props['question']>, 'reason' | 'typed'>>;

/** Rows that can be deleted; `onDelete` decides whether the dialog closes and the row disappears. */
function Page({
  onDelete,
  reason,
  typed,
  ...options
}: Options & { onDelete: (row: string, reason: string) => boolean }) {
  const area = useRef<HTMLElement>(null);
  const place = useFocusPlace(area);
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <section ref={area} aria-label="Rows" tabIndex={-1}>
      {rows.map((row) => (
        <Button
          key={row}
          onClick={(event) => {
            place.remember(event.currentTarget);
            setAsked(row);
          }}
        >
          Delete {row}
        </Button>
      ))}
      <ConfirmDialog
        question={
          asked === null
            ? null
            : {
                title: `Delete ${asked}?`,
                effect: 'It is gone for good.',
                act: 'Delete row',
                facts: <p>Made in May</p>,
                ...(reason && { reason }),
                ...(typed && { typed }),
              }
        }
        onConfirm={(answer) => {
          if (!asked || !onDelete(asked, answer.reason)) return;
          setAsked(null);
          setRows(rows.filter((row) => row !== asked));
        }}
        onClose={() => setAsked(null)}
        returnFocus={place.find}
        {...options}
      />
    </section>
  );
}

async function openPage(options: Options = {}) {
  const onDelete = vi.fn(() => true);
  const { user } = await renderInKit(<Page onDelete={onDelete} {...options} />);
  const ask = async (row: string) => {
    await user.click(screen.getByRole('button', { name: `Delete ${row}` }));
    return screen.findByRole('alertdialog', { name: `Delete ${row}?` });
  };
  const confirm = async (row: string) => {
    const dialog = await ask(row);
    await user.click(within(dialog).getByRole('button', { name: 'Delete row' }));
  };
  return { user, onDelete, ask, confirm };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a confirmation', () => {
  it('explains the action and focuses Cancel', async () => {
    const { ask } = await openPage();
    const dialog = await ask('two');
    expect(dialog).toHaveAccessibleDescription('It is gone for good.');
    expect(within(dialog).getByText('Made in May')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByText('Cancel')).toHaveFocus());
  });

  it('does nothing if it is canceled, and returns the focus', async () => {
    const { user, onDelete, ask } = await openPage();
    await ask('two');
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete two' })).toHaveFocus());
  });

  it('starts the action once it is confirmed', async () => {
    const { onDelete, confirm } = await openPage();
    await confirm('two');
    await expectClosed();
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('two', '');
  });

  it('does not start it by the second half of a double click', async () => {
    const { onDelete, ask } = await openPage();
    const button = within(await ask('two')).getByRole('button', { name: 'Delete row' });
    fireEvent.click(button, { detail: 2 });
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 1 });
    await expectClosed();
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('stays open while the action is pending and ignores a second press', async () => {
    const { user, onDelete, confirm } = await openPage({ pending: true });
    await confirm('two');
    expect(onDelete).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('shows the action’s error', async () => {
    const error = { title: 'Not deleted', message: 'It is in use.', details: [] };
    const { ask } = await openPage({ error });
    const dialog = await ask('two');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('It is in use.');
  });
});

describe('a confirmation with input', () => {
  it('requires a reason and passes it on', async () => {
    const { user, onDelete, ask } = await openPage({ reason: { label: 'Why?', max: 200 } });
    const dialog = within(await ask('two'));
    await waitFor(() => expect(dialog.getByLabelText('Why?')).toHaveFocus());
    await user.keyboard('  {Enter}');
    expect(dialog.getByLabelText('Why?')).toHaveAccessibleDescription('Please fill in this field.');
    expect(onDelete).not.toHaveBeenCalled();
    await user.keyboard('It is a copy. {Enter}');
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('two', 'It is a copy.');
  });

  it('requires typing the name, every time', async () => {
    const { user, onDelete, ask } = await openPage({ typed: 'Row two' });
    const name = 'Type “Row two” to confirm';
    const act = () => user.click(screen.getByRole('button', { name: 'Delete row' }));
    await ask('two');
    await user.type(screen.getByLabelText(name), 'row two');
    await act();
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus());
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(
      'This does not match “Row two”.',
    );
    await user.clear(screen.getByLabelText(name));
    await user.type(screen.getByLabelText(name), 'Row two');
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription('');
    expect(onDelete).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await expectClosed();
    await ask('two');
    expect(screen.getByLabelText(name)).toHaveValue('');
    await user.type(screen.getByLabelText(name), 'Row two ');
    await act();
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('cannot be answered by reflex when a name must be typed', async () => {
    const passDelay = playDelays();
    const { user, onDelete, ask } = await openPage({ typed: 'Row two' });
    await ask('two');
    await user.type(screen.getByLabelText(/^Type/), 'Row two{Enter}');
    expect(onDelete).not.toHaveBeenCalled();
    await passDelay();
    await user.keyboard('{Enter}');
    expect(onDelete).toHaveBeenCalledOnce();
  });
});

describe('the focus after removing a row', () => {
  it.each([
    ['moves to the row in its place', 'two', 'Delete three'],
    ['moves to the previous row if it was the last', 'three', 'Delete two'],
  ])('%s', async (_what, row, next) => {
    const { confirm } = await openPage();
    await confirm(row);
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
  });

  it('moves to the area if no row is left', async () => {
    const { confirm } = await openPage();
    for (const row of ['one', 'two', 'three']) {
      await confirm(row);
      await expectClosed();
    }
    await waitFor(() => expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus());
  });
});

it('keeps its text while it fades out', async () => {
  const { user, ask } = await openPage();
  const dialog = await ask('two');
  const texts: string[] = [];
  const watcher = new MutationObserver(() => texts.push(dialog.textContent));
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  await user.keyboard('{Escape}');
  await expectClosed();
  watcher.disconnect();
  expect(texts.every((text) => text.includes('Delete two?'))).toBe(true);
});
