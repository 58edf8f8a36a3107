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

/** Takes back what has been done. Returns what it had changed on the server. */
async function undo(page: TargetPage, before: Snapshot): Promise<readonly string[]> {
  const button = await screen.findByRole('button', { name: 'Undo' });
  const difference = compare(page.id, before, await takeSnapshot());
  await page.user.click(button);
  expect(await screen.findByText('Undone')).toBeVisible();
  await waitFor(async () => expect(await takeSnapshot()).toEqual(before));
  return difference;
}

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
      await closeMessage(page);
      const sent = page.writes().length;
      const outcome = await way(page, isAllowed);
      expect(outcome === 'done', `by ${name}: ${outcome}`).toBe(isAllowed);
      if (isAllowed) expect(await undo(page, before), `by ${name}`).toEqual(difference);
      else expect(page.writes().slice(sent), `by ${name}`).toEqual([]);
    }
  }
  expect(await takeSnapshot()).toEqual(before);
  expect(page.refused).toEqual([]);
}
