import { it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { askAboutEvent } from './ask-server.ts';
import { expectInEveryWay } from './attempt.ts';
import { openTargetPage } from './role-page.ts';
import type { Role, Target } from './targets.ts';
import { type ViewWays, waysInDay, waysInGrid, waysInList } from './ways-in-views.ts';

const own = 'an own event';
const others = 'an event of somebody else';

/** In each view, somebody who may change the event, and somebody who may not. */
const cases: readonly (readonly [view: string, Role, Target, ViewWays])[] = [
  ['table', 'modify_from_same_link', others, waysInList],
  ['month', 'mixed', others, waysInGrid],
  ['month', 'modify_from_same_link', others, waysInGrid],
  ['weeks', 'add_only_without_details', own, waysInGrid],
  ['weeks', 'read_only_without_details', others, waysInGrid],
  ['timeline&scale=month', 'modify_from_same_link', own, waysInGrid],
  ['timeline&scale=month', 'mixed', 'an event that is on another calendar, too', waysInGrid],
  ['list', 'mixed', others, waysInList],
  ['list', 'read_only', others, waysInList],
  ['agenda', 'add_only', own, waysInList],
  ['agenda', 'add_only', 'an own event half an hour later', waysInList],
  ['table', 'modify_from_same_link_without_details', own, waysInList],
  ['year', 'mixed', others, waysInDay],
  ['year', 'add_only', others, waysInDay],
];

it.each(pickCases(cases))(
  'in the %s, a visitor with the role %s does with %s what the server allows, and nothing else',
  async (view, role, target, ways) => {
    const allows = await askAboutEvent(role, target);
    const page = await openTargetPage(role, target, view);
    const isAllowed = allows.change;
    await expectInEveryWay(page, [
      { isAllowed, ways: ways.move, difference: ['end', 'start'] },
      { isAllowed, ways: ways.resize, difference: ['end'] },
      { isAllowed: allows.copy, ways: ways.copy, difference: ['another event'] },
      { isAllowed: allows.delete, ways: ways.delete, difference: ['no event'] },
    ]);
  },
);
