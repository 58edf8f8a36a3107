import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const calendar = 'ksr0wingclubmain01';
const rename = (title: string) => ({ calendar, change: 'rename', event: '7003', title });

beforeEach(() => localStorage.clear());

describe('the notice of changes', () => {
  it('tells what others changed while another window was in front, until it was read', async () => {
    const { user } = await openPage(`/${calendar}?view=month`);
    await screen.findByRole('button', { name: /^Spring clean/ });
    fireEvent.blur(window);
    await control('calendar-change', rename('Renamed by Rosa'));
    // The store asks at most once a second.
    await waitFor(() => {
      fireEvent.focus(window);
      expect(screen.getByRole('button', { name: '1 change since you were here' })).toBeVisible();
    });
    await user.click(screen.getByRole('button', { name: /^1 change since/ }));
    const list = await screen.findByRole('dialog', { name: '1 change since you were here' });
    expect(within(list).getByText(/ changed it, /)).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Renamed by Rosa' }));
    expect(await screen.findByRole('dialog', { name: 'Renamed by Rosa' })).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /since you were here$/ })).toBeNull();
    });
  });

  it('names and opens the only occurrence of a series that was changed', async () => {
    const { user } = await openPage(`/${calendar}?view=month&date=2026-03-02`, {
      controls: { clock: { now: '2026-03-02T09:00:00Z' } },
    });
    await screen.findByRole('button', { name: /^Spring clean/ });
    fireEvent.blur(window);
    await control('calendar-change', { ...rename('Sculling'), event: '7001-20260309T163000Z' });
    await waitFor(() => {
      fireEvent.focus(window);
      expect(screen.getByRole('button', { name: '1 change since you were here' })).toBeVisible();
    });
    await user.click(screen.getByRole('button', { name: /^1 change since/ }));
    const list = await screen.findByRole('dialog', { name: '1 change since you were here' });
    expect(within(list).getByRole('listitem')).toHaveTextContent(/Rosa Ruder changed it, .*Title$/);
    await user.click(within(list).getByRole('button', { name: 'Sculling, Monday, March 9' }));
    expect(await screen.findByRole('dialog', { name: 'Sculling' })).toBeVisible();
  });

  it('says what has changed, and names a single occurrence that is gone', async () => {
    const { user } = await openPage(`/${calendar}?view=month&date=2026-03-02`, {
      controls: { clock: { now: '2026-03-02T09:00:00Z' } },
    });
    await screen.findByRole('button', { name: /^Spring clean/ });
    fireEvent.blur(window);
    await control('calendar-change', { calendar, change: 'move', event: '7003' });
    await control('calendar-change', { calendar, change: 'comment', event: '7003' });
    const event = '7001-20260309T163000Z';
    await control('calendar-change', { calendar, change: 'delete', event });
    await waitFor(() => {
      fireEvent.focus(window);
      expect(screen.getByRole('button', { name: '2 changes since you were here' })).toBeVisible();
    });
    await user.click(screen.getByRole('button', { name: /^2 changes since/ }));
    const list = await screen.findByRole('dialog', { name: '2 changes since you were here' });
    const [gone, moved] = within(list).getAllByRole('listitem');
    expect(gone).toHaveTextContent(
      /^Training on the river, Monday, March 9Rosa Ruder deleted it, just now$/,
    );
    expect(moved).toHaveTextContent(/^Spring clean of the boathouse.*Time and Comments$/);
  });

  it('says nothing of what the reader sees happen', async () => {
    await openPage(`/${calendar}?view=month`);
    await screen.findByRole('button', { name: /^Spring clean/ });
    await control('calendar-change', rename('Renamed by Rosa'));
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(screen.getByRole('button', { name: /^Renamed by Rosa/ })).toBeVisible();
    });
    expect(screen.queryByRole('button', { name: /since you were here$/ })).toBeNull();
  });

  it('begins with the last visit, whose end is remembered', async () => {
    await openPage(`/${calendar}?view=month`);
    await screen.findByRole('button', { name: /^Spring clean/ });
    fireEvent(window, new Event('pagehide'));
    const { seen } = JSON.parse(localStorage.getItem(`calendar-view:${calendar}`) ?? '{}');
    expect(seen).toEqual(expect.any(String));
  });
});
