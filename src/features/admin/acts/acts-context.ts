import { createContext, use } from 'react';
import type { Failure } from '#src/api/errors.ts';
import type { Act } from './act.ts';
import { applyExpectations } from './expected-data.ts';
import type { OpenRecord } from './open-record.ts';

interface Acts {
  /** Opens the act's dialog, or sends it if it has none. Does nothing without permission or while the act runs. */
  start: (act: Act) => void;
  /** The acts of this page that are running, oldest first. */
  running: readonly Act[];
  isRunning: (key: string) => boolean;
  /** Why an act failed whose error the page shows. */
  failure: { key: string; error: Failure } | null;
  /** The record whose page is open, if any. */
  record: OpenRecord;
}

export const ActsContext = createContext<Acts | null>(null);

export function useActs(): Acts {
  const acts = use(ActsContext);
  if (!acts) throw new Error('Acts need an ActRunner around them.');
  return acts;
}

/** The page's data as the running acts will leave it. It is rolled back if they fail. */
export function useExpectedData<Data>(data: Data): Data {
  return applyExpectations(data, useActs().running);
}

/** The attribute of an act's control, by which `findControl` finds it. */
export function controlMark({ key }: Pick<Act, 'key'>) {
  return { 'data-act': key };
}

/** The control of an act, if it is on the page. */
export function findControl({ key }: Pick<Act, 'key'>): HTMLElement | null {
  const controls = document.querySelectorAll<HTMLElement>('[data-act]');
  return [...controls].find(({ dataset }) => dataset['act'] === key) ?? null;
}
