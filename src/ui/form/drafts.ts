import { atom } from 'jotai';
import { listControls } from './controls.ts';

/** Whose drafts the page keeps; null for a visitor, who has none. */
export const draftOwnerAtom = atom<number | null>(null);

/** The owner's secret, which encrypts drafts; undefined if the server gives none, and then none are kept. */
export const draftKeyAtom = atom<string | undefined>(undefined);

/**
 * Functions that keep the drafts of the forms with unsaved changes that can be filled in again. They return whether the
 * browser has kept them.
 */
export const draftKeepersAtom = atom<ReadonlySet<() => boolean>>(new Set<() => boolean>());

/** True if the drafts have been kept, so that the page can be left without asking. */
export const areDraftsKeptAtom = atom(false);

/**
 * Keeps what was typed until this tab shows the same page to the same user again, because the page must be left now.
 * Returns whether there was anything, and all of it is kept.
 */
export const keepDraftsAtom = atom(null, (get, set) => {
  if (get(draftOwnerAtom) === null) return false;
  const outcomes = [...get(draftKeepersAtom)].map((keep) => keep());
  const areKept = outcomes.length > 0 && !outcomes.includes(false);
  set(areDraftsKeptAtom, areKept);
  return areKept;
});

/** Whom a draft belongs to: a user, or a visitor without a login. */
export type DraftOwner = number | 'visitor';

/** Where a draft is kept: in this tab, or in the browser, also after the tab has been closed. */
export type DraftStorage = 'sessionStorage' | 'localStorage';

/** A page's forms differ by their names, or else by their fields. */
export function namePlace(form: HTMLFormElement, owner: DraftOwner): string {
  const names = [...new Set(listControls(form).map(({ name }) => name))].join();
  return `draft ${owner} ${window.location.pathname} ${form.dataset['draft'] ?? names}`;
}
