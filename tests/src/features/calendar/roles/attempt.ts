import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Way } from './gestures.ts';
import { closeMessage, type Snapshot, type TargetPage, takeSnapshot } from './role-page.ts';

/** The fields of an event that differ, or that there is no such event or another one. */
function compare(id: string, before: Snapshot, after: Snapshot): readonly string[] {
  if ([...after.keys()].some((one) => !before.has(one))) return ['another event'];
  const [old, now] = [before.get(id), after.get(id)];
  if (!now) return ['no event'];
  const text = (value: unknown) => JSON.stringify(value);
  return Object.keys(now)
    .filter((name) => text(now[name]) !== text(old?.[name]))
    .toSorted();
}

/** Tries a way, and takes back what it has done. Returns what it has changed on the server. */
async function attempt(
  page: TargetPage,
  before: Snapshot,
  { way, isAllowed }: { way: Way; isAllowed: boolean },
): Promise<readonly string[]> {
  await closeMessage(page);
  const sent = page.writes().length;
  const outcome = await way(page, isAllowed);
  if (outcome !== 'done') {
    expect(page.writes().slice(sent)).toEqual([]);
    return compare(page.id, before, await takeSnapshot());
  }
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const difference = compare(page.id, before, await takeSnapshot());
  await page.user.click(undo);
  expect(await screen.findByText('Undone')).toBeVisible();
  await waitFor(async () => expect(await takeSnapshot()).toEqual(before));
  return difference;
}

const nothing: readonly string[] = [];

export interface Kind {
  readonly isAllowed: boolean;
  readonly ways: Readonly<Record<string, Way>>;
  /** What differs on the server once it is done. */
  readonly difference: readonly string[];
}

/** Fails if a way of doing something does not do it, or does it although the server does not allow it. */
export async function expectInEveryWay(page: TargetPage, kinds: readonly Kind[]): Promise<void> {
  const before = await takeSnapshot();
  for (const { isAllowed, ways, difference } of kinds) {
    for (const [name, way] of Object.entries(ways)) {
      const found = await attempt(page, before, { way, isAllowed });
      expect(found, `by ${name}`).toEqual(isAllowed ? difference : nothing);
    }
  }
  expect(page.refused).toEqual([]);
}
