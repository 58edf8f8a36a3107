import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };

beforeEach(() => localStorage.clear());

/** Opens a calendar in a view and waits until its shortcuts work, whose code loads with the first key. */
async function openView(view: string, calendar = 'ksr0wingclubmain01') {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-02`, { controls });
  const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(async () => {
    if (!list()) await page.user.keyboard('?');
    expect(list()).not.toBeNull();
  });
  const keys = within(list() ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(list()).toBeNull());
  const focus = async (name: RegExp) => {
    const [event] = await screen.findAllByRole('button', { name });
    event?.focus();
    await waitFor(() => expect(event).toHaveFocus());
  };
  return { ...page, keys, focus };
}

const editor = () => screen.findByRole('region', { name: 'Edit event' });
const viewName = (name: string) => screen.findByRole('radio', { name, checked: true });

describe('e', () => {
  it.each(['month', 'week', 'agenda'])(
    'edits the event with the focus in the view %s',
    async (view) => {
      const { user, focus } = await openView(view);
      await focus(/^Spring clean/);
      await user.keyboard('e');
      expect(await within(await editor()).findByLabelText('Title')).toHaveValue(
        'Spring clean of the boathouse',
      );
      const shown = () => new URLSearchParams(window.location.search).get('view');
      await waitFor(() => expect(shown()).toBe(view));
    },
  );

  it('edits the event of the row with the focus in the table', async () => {
    const { user } = await openView('table');
    const row = await screen.findByRole('row', { name: /Spring clean/ });
    row.focus();
    await waitFor(() => expect(row).toHaveFocus());
    await user.keyboard('e');
    expect(await within(await editor()).findByLabelText('Title')).toHaveValue(
      'Spring clean of the boathouse',
    );
  });

  it('does nothing if no event has the focus; the weeks have a key of their own', async () => {
    const { user, keys } = await openView('month');
    expect(keys).toEqual(
      expect.arrayContaining(['Open the focused eventEnter', 'Edit the focused evente', 'Weeksx']),
    );
    const day = await screen.findByRole('gridcell', { name: /^Monday, March 2, 2026/ });
    day.focus();
    await user.keyboard('e');
    expect(await viewName('Month')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toContain('view=month'));
    await user.keyboard('x');
    expect(await viewName('Weeks')).toBeInTheDocument();
  });

  it('says that an event may not be changed instead of leaving the view', async () => {
    const { user, focus } = await openView('week', 'ksroomsmodifyown01');
    await focus(/, Monday, March 2/);
    await user.keyboard('e');
    expect(await screen.findByText('You may not change this event.')).toBeVisible();
    expect(await viewName('Week')).toBeInTheDocument();
  });

  it('does nothing for visitors who may change nothing', async () => {
    const { user, focus, keys } = await openView('week', 'ksroomsreadonly001');
    expect(keys).not.toContain('Edit the focused evente');
    await focus(/, Monday, March 2/);
    await user.keyboard('e');
    expect(await viewName('Week')).toBeInTheDocument();
    expect(screen.queryByText('You may not change this event.')).toBeNull();
  });
});
