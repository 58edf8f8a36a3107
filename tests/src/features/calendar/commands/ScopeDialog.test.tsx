import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import type { EventChanges, EventScope } from '#src/calendar/store/event-write.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { ChangePreview } from '#src/features/calendar/commands/preview-change.ts';
import { ScopeDialog } from '#src/features/calendar/commands/ScopeDialog.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const reason = 'You may not change all of these events.';
const rights = { change: true, delete: true, comment: true, signup: false, until: null } as const;

/** The question about a change of an occurrence, for which some scopes are denied. */
async function ask(
  denied: ('following' | 'all')[],
  {
    changes = { title: 'Rowing' },
    scope,
    preview = null,
  }: { changes?: EventChanges; scope?: EventScope; preview?: ChangePreview | null } = {},
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
      question={{ key: 'one', commands: [request], preview }}
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

  it.each([
    [{ total: null, past: 113, kept: 0, lost: 0 }, 'Every event, also 113 past ones'],
    [{ total: null, past: null, kept: 0, lost: 0 }, 'Every event'],
    [{ total: null, past: 0, kept: 0, lost: 0 }, 'Every event'],
    [{ total: 7, past: 0, kept: 0, lost: 0 }, '7 events'],
    [{ total: 7, past: null, kept: 0, lost: 0 }, '7 events'],
    [
      { total: 7, past: 2, kept: 1, lost: 2 },
      '7 events, past ones too 1 keeps what was changed for it 2 moved, changed or deleted ones go back, too',
    ],
  ])('says what the server counts: %j', async (all, text) => {
    await ask([], { preview: { following: null, all } });
    const choice = screen.getByRole('radio', { name: 'All events of the series' });
    expect(choice).toHaveAccessibleDescription(text);
    // Nothing is claimed of what the server has not counted.
    expect(
      screen.getByRole('radio', { name: 'This and following events' }),
    ).toHaveAccessibleDescription('Every event from Wednesday, March 4 on');
  });

  const all = { name: 'All events of the series' };
  const following = { name: 'This and following events' };
  const mayLose = ' Moved, changed or deleted ones may go back, too';

  it.each([
    ['has not answered', null],
    ['does not know', { following: null, all: null }],
  ])('claims nothing of a text while the server %s', async (_, preview) => {
    await ask([], { preview });
    expect(screen.getByRole('radio', all)).toHaveAccessibleDescription('Every event');
    expect(screen.getByRole('radio', following)).toHaveAccessibleDescription(/ 4 on$/);
  });

  it.each([
    ['a start', 'has not answered', { start: '2026-03-04T18:00' }, null],
    ['an end', 'does not know', { end: '2026-03-04T20:00' }, { following: null, all: null }],
    ['days', 'has not answered', { all_day: true }, null],
    ['a rule', 'does not know', { rrule: 'FREQ=DAILY' }, { following: null, all: null }],
    ['a zone', 'has not answered', { tz: 'Asia/Tokyo' }, null],
  ] as const)(
    'says what may be lost by %s while the server %s',
    async (_, __, changes, preview) => {
      await ask([], { changes, preview });
      expect(screen.getByRole('radio', all)).toHaveAccessibleDescription(`Every event${mayLose}`);
      expect(screen.getByRole('radio', following)).toHaveAccessibleDescription(
        `Every event from Wednesday, March 4 on${mayLose}`,
      );
    },
  );

  it('says that nothing is lost by another time once the server has counted', async () => {
    const none = { total: 7, past: 0, kept: 0, lost: 0 };
    await ask([], {
      changes: { start: '2026-03-04T18:00' },
      preview: { following: none, all: none },
    });
    expect(screen.getByRole('radio', all)).toHaveAccessibleDescription('7 events');
  });

  it('counts no events of a series that ends', async () => {
    await ask([], {
      changes: { rrule: null },
      preview: { following: null, all: { total: 7, past: 2, kept: 0, lost: 0 } },
    });
    expect(
      screen.getByRole('radio', { name: 'All events of the series' }),
    ).toHaveAccessibleDescription('The series ends. Only this event stays.');
  });
});
