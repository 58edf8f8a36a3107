import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { askAboutEvent } from './ask-server.ts';
import { expectInEveryWay } from './attempt.ts';
import { openTargetPage, send, takeSnapshot } from './role-page.ts';
import { type Role, readEvents, type Target } from './targets.ts';
import { chooseAndPress, waysByTouch } from './ways-by-touch.ts';

const cases: readonly (readonly [Role, Target])[] = [
  ['add_only', 'an own event half an hour later'],
  ['add_only', 'an own event'],
  ['add_only', 'an event of the same link'],
  ['mixed', 'an event of somebody else'],
  ['mixed', 'an event that is on another calendar, too'],
  ['modify_from_same_link_without_details', 'an event of the same link'],
  ['read_only', 'an event of somebody else'],
  ['read_only_without_details', 'an event of somebody else'],
];

it.each(pickCases(cases))(
  'a finger of a visitor with the role %s moves, resizes and chooses %s if the server allows it',
  async (role, target) => {
    const { change, delete: mayDelete } = await askAboutEvent(role, target);
    const page = await openTargetPage(role, target);
    const { move, resize, delete: remove } = waysByTouch;
    await expectInEveryWay(page, [
      { isAllowed: change, ways: { 'a finger': move }, difference: ['end', 'start'] },
      { isAllowed: change, ways: { 'a finger on its end': resize }, difference: ['end'] },
      { isAllowed: mayDelete, ways: { '“Delete” above it': remove }, difference: ['no event'] },
    ]);
  },
);

it.each(pickCases(['add_only', 'mixed', 'modify_from_same_link'] as const, 0))(
  'of several events that a visitor with the role %s chooses by taps, those stay that are not theirs, which is said',
  async (role) => {
    const target = role === 'mixed' ? 'an event of somebody else' : 'an own event';
    const page = await openTargetPage(role, target);
    const before = await takeSnapshot();
    // The board meeting is on a calendar that none of them may change.
    const findBoard = () => document.querySelector<HTMLElement>('[data-event="7012"]');
    expect(await chooseAndPress('Delete', findBoard)(page, true)).toBe('done');
    const message = within(await screen.findByRole('region', { name: 'Message' }));
    expect(await message.findByText(/“Long lunch” is deleted\./)).toBeVisible();
    expect(message.getByText(/1 event that you may not change stays as it is\./)).toBeVisible();
    const after = await readEvents(send);
    expect(after).toHaveLength(before.size - 1);
    expect(page.refused).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await takeSnapshot()).toEqual(before));
  },
);
