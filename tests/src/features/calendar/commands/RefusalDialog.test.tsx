import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EventChanges } from '#src/calendar/store/event-write.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { RefusalDialog } from '#src/features/calendar/commands/RefusalDialog.tsx';
import { translateBy } from '#src/i18n/i18n.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';
import { textsIn } from '#tests/setup/texts.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const formats = createCalendarFormats('en-US', false);
const t = translateBy((await textsIn('en')).t);
const words = { t, formats, subCalendars: [], fields: [], zone: null };
const eventLook = {
  title: ({ title }: { title: string | null }) => title ?? 'Reserved',
  color: () => 'blue',
  calendars: () => [],
} as const;

const seen = createEvent({ title: 'Spring clean', location: 'Boathouse', who: 'Everyone' });
const current = { ...seen, version: '2', title: 'Theirs', location: 'Lake', who: 'Nina' };

async function openDialog(changes: EventChanges) {
  const acts = { onRetry: vi.fn(), onKeepTheirs: vi.fn(), onClose: vi.fn() };
  const write = { kind: 'update', event: seen, changes, scope: 'this' } as const;
  const page = await renderInKit(
    <RefusalDialog
      {...acts}
      refusal={{ kind: 'changed', write, current }}
      words={words}
      eventLook={eventLook}
    />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }));
  const choose = (field: string, version: string) =>
    page.user.click(
      within(dialog.getByRole('group', { name: field })).getByRole('radio', { name: version }),
    );
  return { ...acts, dialog, press, choose };
}

describe('an event that others have changed, too', () => {
  const changes = { title: 'Mine', location: 'Pontoon', notes: 'Bring gloves.' };

  it('is told by its name, with both versions of what both have changed', async () => {
    const { dialog } = await openDialog(changes);
    expect(dialog.getByText('Spring clean')).toBeVisible();
    expect(
      dialog.getAllByRole('group').map((field) => field.querySelector('legend')?.textContent),
    ).toEqual(['Title', 'Where']);
    const title = within(dialog.getByRole('group', { name: 'Title' }));
    expect(title.getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(title.getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription('Mine');
    expect(title.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Theirs');
  });

  it('gets the versions that the person chooses, and all that only they have changed', async () => {
    const { choose, press, onRetry } = await openDialog(changes);
    await choose('Where', 'Theirs');
    await press('Save my changes');
    expect(onRetry).toHaveBeenCalledWith({
      ...{ kind: 'update', scope: 'this', event: current },
      changes: { title: 'Mine', notes: 'Bring gloves.' },
    });
  });

  it('keeps all versions of others at once', async () => {
    const { press, onRetry, onKeepTheirs } = await openDialog(changes);
    await press('Keep theirs');
    expect(onRetry).toHaveBeenCalledWith({
      ...{ kind: 'update', scope: 'this', event: current },
      changes: { notes: 'Bring gloves.' },
    });
    expect(onKeepTheirs).not.toHaveBeenCalled();
  });

  it('is not sent again if nothing of the change is left', async () => {
    const { press, onRetry, onKeepTheirs } = await openDialog({ title: 'Mine' });
    await press('Keep theirs');
    expect(onKeepTheirs).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
