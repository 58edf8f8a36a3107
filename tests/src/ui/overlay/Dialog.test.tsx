import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete account</Button>
      <Dialog open={open} title="Delete this account?" intro="It is gone for good." onClose={close}>
        <input aria-label="Name" />
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const { user } = await renderInKit(<Page />);
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Delete this account?' }) };
}

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus());
};

describe('a dialog', () => {
  it('has a name and a description and focuses its main control', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleDescription('It is gone for good.');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'a custom button',
      (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Keep it' })),
    ],
  ])('is closed by %s, and the focus returns', async (_what, close) => {
    const { user } = await openDialog();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await close(user);
    await expectClosed();
  });

  it('stays open on a press outside', async () => {
    const { user } = await openDialog();
    await user.click(document.body);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
