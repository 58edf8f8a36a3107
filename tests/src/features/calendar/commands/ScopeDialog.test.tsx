import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import type { EventChanges, EventScope } from '#src/calendar/store/event-write.ts';
import { ScopeDialog } from '#src/features/calendar/commands/ScopeDialog.tsx';
import { createCalendarFormats } from '#src/features/calendar/formats/calendar-formats.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const reason = 'You may not change all of these events.';
const rights = { change: true, delete: true, comment: true, signup: false, until: null } as const;

/** The question about a change of an occurrence, for which some scopes are denied. */
async function ask(
  denied: ('following' | 'all')[],
  { changes = { title: 'Rowing' }, scope }: { changes?: EventChanges; scope?: EventScope } = {},
) {
  const event = fixture('Event', {
    ...{ id: '7001-20260304T163000Z', series_id: '7001', start: '2026-03-04T17:30:00+01:00' },
    ...{ end: '2026-03-04T19:00:00+01:00', all_day: false },
    rights: { ...rights, ...(denied.length > 0 && { denied_scopes: denied }) },
  });
  const request = { kind: 'update', event, changes, ...(scope && { scope }) } as const;
  const onAnswer = vi.fn();
  const onClose = vi.fn();
  const page = await renderInKit(
    <ScopeDialog
      question={{ key: 'one', commands: [request] }}
      count={null}
      formats={createCalendarFormats('en-US', false)}
      onAnswer={onAnswer}
      onClose={onClose}
      returnFocus={() => null}
    />,
  );
  await screen.findByRole('dialog');
  return { ...page, onAnswer, onClose };
}

describe('the question which occurrences a change is about', () => {
  it('says for which of them the visitor lacks the right', async () => {
    const { user, onAnswer } = await ask(['all']);
    const all = screen.getByRole('radio', { name: 'All events of the series' });
    expect(all).toBeDisabled();
    expect(all).toHaveAccessibleDescription(reason);
    await user.click(screen.getByRole('radio', { name: 'This and following events' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onAnswer).toHaveBeenCalledWith('following');
  });

  it('begins with one that is possible', async () => {
    await ask(['all'], { changes: { rrule: 'FREQ=DAILY' } });
    expect(screen.getByRole('radio', { name: 'This and following events' })).toBeChecked();
  });

  it.each([
    ['a rule cannot change', { changes: { rrule: 'FREQ=DAILY' } }],
    ['a version of the whole series cannot be restored', { scope: 'all' }],
  ] as const)('only says why %s', async (_, change) => {
    const { user, onClose } = await ask(['following', 'all'], change);
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save|Restore/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
