import { expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { askAboutEvent, mayPutOn } from './ask-server.ts';
import { expectInEveryWay } from './attempt.ts';
import { openTargetPage } from './role-page.ts';
import { lighthouse, type Role, roles, type Target } from './targets.ts';
import { waysToCopy, waysToDelete, waysToMove, waysToRename, waysToResize } from './ways.ts';
import { waysToTransfer } from './ways-to-transfer.ts';

const cases: readonly (readonly [Role, Target])[] = [
  // Those that differ most come first.
  ['mixed', 'an event that is on another calendar, too'],
  ['add_only', 'an own event half an hour later'],
  ['modify_from_same_link_without_details', 'an own event'],
  ...roles.map((role) => [role, 'an event of somebody else'] as const),
  ...(['modify_from_same_link', 'add_only', 'add_only_without_details', 'mixed'] as const).map(
    (role) => [role, 'an own event'] as const,
  ),
  ['modify_from_same_link', 'an own event half an hour later'],
  ['add_only_without_details', 'an own event half an hour later'],
  ['modify_from_same_link', 'an event of the same link'],
  ['modify_from_same_link_without_details', 'an event of the same link'],
  ['modify_from_same_link as a member', 'an own event'],
  ['modify_from_same_link as a member', 'an event of somebody else'],
  ['add_only', 'an event of the same link'],
  ['add_only_without_details', 'an event of the same link'],
];

it.each(pickCases(cases))(
  'a visitor with the role %s can do with %s what the server allows, in every way, and nothing else',
  async (role, target) => {
    const allows = await askAboutEvent(role, target);
    const page = await openTargetPage(role, target);
    await expectInEveryWay(page, [
      { isAllowed: allows.change, ways: waysToMove, difference: ['end', 'start'] },
      { isAllowed: allows.change, ways: waysToResize, difference: ['end'] },
      { isAllowed: allows.change, ways: waysToRename, difference: ['title'] },
      { isAllowed: allows.copy, ways: waysToCopy, difference: ['another event'] },
      { isAllowed: allows.delete, ways: waysToDelete, difference: ['no event'] },
    ]);
  },
);

const transfers: readonly (readonly [Role, Target])[] = [
  ['mixed', 'an own event'],
  ['modify_from_same_link', 'an own event'],
  ['modify_from_same_link', 'an event of somebody else'],
  ['add_only_without_details', 'an own event'],
  ['mixed', 'an event of somebody else'],
  ['admin', 'an event of somebody else'],
  ['read_only', 'an event of somebody else'],
];

it.each(pickCases(transfers))(
  'a visitor with the role %s puts %s on another calendar in every way if the server allows it, and in none otherwise',
  async (role, target) => {
    const isAllowed = await mayPutOn(role, target, lighthouse);
    const page = await openTargetPage(role, target, 'scheduler&count=1');
    await expectInEveryWay(page, [
      { isAllowed, ways: waysToTransfer, difference: ['sub_calendar_ids'] },
    ]);
  },
);

it('the server tells some of these roles apart', async () => {
  const own = 'an own event';
  expect(await mayPutOn('mixed', own, lighthouse)).toBe(false);
  expect(await mayPutOn('modify_from_same_link', own, lighthouse)).toBe(true);
});
