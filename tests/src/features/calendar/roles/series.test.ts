import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import type { EventScope } from '#src/calendar/store/event-write.ts';
import { askAboutSeries } from './ask-server.ts';
import type { Way } from './gestures.ts';
import { closeMessage, isAsking, openTargetPage, send, type TargetPage } from './role-page.ts';
import { type Role, readEvents, type Target } from './targets.ts';
import { waysToDelete, waysToMove, waysToRename } from './ways.ts';

const names: Readonly<Record<EventScope, string>> = {
  this: 'This event',
  following: 'This and following events',
  all: 'All events of the series',
};
const scopes: readonly EventScope[] = ['this', 'following', 'all'];

/** The occurrences of the series on the server, whatever their ids are. */
async function readSeries(): Promise<string[]> {
  const events = await readEvents(send);
  return events
    .filter(({ title }) => title === 'Long lunch' || title === 'Brunch')
    .map(({ title, start, end }) => `${title} ${start} ${end}`)
    .toSorted();
}

/** Answers the question which occurrences are meant. */
async function answerQuestion({ user }: TargetPage, scope: EventScope): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: / which events\?$/ }));
  await user.click(question.getByRole('radio', { name: names[scope] }));
  await user.click(question.getByRole('button', { name: /^(Save|Delete)$/ }));
}

/** The question does not offer what the server would refuse. */
async function expectNotOffered({ user, find }: TargetPage, scope: EventScope): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: / which events\?$/ }));
  expect(question.getByRole('radio', { name: names[scope] })).toBeDisabled();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(isAsking()).toBe(false));
  // The editor keeps what was typed until it is given up.
  const editor = screen.queryByRole('region', { name: 'Edit event' });
  if (!editor) return;
  await user.click(within(editor).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await find();
}

type Kind = 'change' | 'delete';

interface Step {
  readonly kind: Kind;
  readonly name: string;
  readonly way: Way;
}

function listSteps(kind: Kind, ways: Readonly<Record<string, Way>>): Step[] {
  return Object.entries(ways).map(([name, way]) => ({ kind, name, way }));
}

// A version says itself which occurrences it is about.
const { '“Restore this version” in its history': _, ...waysToEdit } = waysToRename;

/** All ways that ask the question. */
const steps: readonly Step[] = [
  ...listSteps('change', { ...waysToMove, ...waysToEdit }),
  ...listSteps('delete', waysToDelete),
];

/** Compares the series on the server with that from before, and takes back what has been done. */
async function expectUndone(
  page: TargetPage,
  before: readonly string[],
  { scope, kind }: { scope: EventScope; kind: Kind },
): Promise<void> {
  const by = `${kind} ${scope}`;
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const after = await readSeries();
  const same = before.filter((one) => after.includes(one));
  // The first of four is before this one.
  expect(same, by).toHaveLength({ this: 3, following: 1, all: 0 }[scope]);
  expect(after, by).toHaveLength(kind === 'delete' ? same.length : 4);
  await page.user.click(undo);
  expect(await screen.findByText('Undone')).toBeVisible();
  await waitFor(async () => expect(await readSeries()).toEqual(before));
  await page.update();
}

// The answers begin with another one in each case, so that each way has each of them.
const cases: readonly (readonly [Role, Target, start: number])[] = [
  ['add_only', 'an own series half an hour later', 0],
  ['add_only', 'an own series', 0],
  ['mixed', 'a series of somebody else', 1],
  ['mixed', 'a series with an occurrence on another calendar', 2],
  ['modify_from_same_link', 'a series of somebody else', 0],
  ['read_only', 'a series of somebody else', 1],
  ['read_only_without_details', 'a series of somebody else', 2],
];

it.each(pickCases(cases))(
  'a visitor with the role %s changes of %s what they answer to the question, if the server allows it',
  async (role, target, start) => {
    const allowed = await askAboutSeries(role, target, scopes);
    const page = await openTargetPage(role, target);
    const before = await readSeries();
    expect(before).toHaveLength(4);
    for (const [index, { kind, name, way }] of steps.entries()) {
      const scope = scopes[(start + index) % scopes.length] ?? 'this';
      const isAllowed = allowed[scope][kind];
      const asks = scopes.some((one) => allowed[one][kind]);
      await closeMessage(page);
      const sent = page.writes().length;
      const outcome = await way(page, asks);
      expect(outcome === 'done', `${kind} ${scope} by ${name}: ${outcome}`).toBe(asks);
      expect(page.writes().slice(sent), name).toEqual([]);
      if (isAllowed) {
        await answerQuestion(page, scope);
        await expectUndone(page, before, { scope, kind });
      } else if (asks) await expectNotOffered(page, scope);
      else expect(isAsking(), name).toBe(false);
    }
    expect(page.refused).toEqual([]);
  },
);
