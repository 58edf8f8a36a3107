import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readStorage, removeStorage } from '#src/util/browser-storage.ts';
import {
  type DraftOwner,
  type DraftStorage,
  draftKeepersAtom,
  draftKeyAtom,
  draftOwnerAtom,
  namePlace,
} from './drafts.ts';
import type { OutdatedStarts } from './kept-drafts.ts';

/** Keeping and filling in loads when there is something to keep or to fill in. */
export const loadKeptDrafts = () => import('./kept-drafts.ts');

interface DraftOptions {
  /** True if the draft also survives a reload, and so does that of a visitor without a login. */
  survivesReload?: boolean;
  /** True if the draft also survives that the form is closed, for example with the card that it is in. */
  survivesClosing?: boolean;
  /**
   * True if a draft that survives a reload also survives that the tab is closed, and is there again for a visitor who has
   * logged in since.
   */
  survivesTab?: boolean;
  /**
   * True if a draft that survives a reload also survives that the form is removed although the address still leads to it:
   * nobody gave it up, but the page cannot be shown anymore.
   */
  survivesRemoval?: boolean;
  /** True if the form begins with values that are newer than any draft. */
  isFresh?: boolean;
  /** Called with a draft that has been filled in where others have saved something else since then. */
  onOutdated?: (starts: OutdatedStarts) => void;
}

interface KeptDraft {
  /** Returns whether the unsaved changes would survive a reload now. */
  readonly isKeptOverReload: () => boolean;
  /** Forgets what has been kept of the form. */
  readonly forget: () => void;
}

/** Lets a form's unsaved changes survive when the page has to be left for another user, and fills them in afterwards. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  isDirty: boolean,
  {
    survivesReload = false,
    survivesClosing = false,
    survivesTab = false,
    survivesRemoval = false,
    isFresh = false,
    onOutdated,
  }: DraftOptions = {},
): KeptDraft {
  const user = useAtomValue(draftOwnerAtom);
  const draftKey = useAtomValue(draftKeyAtom);
  const owner = user ?? (survivesReload ? 'visitor' : null);
  // Without the user's secret, others could read the draft.
  const isKept = owner === 'visitor' || (owner !== null && draftKey !== undefined);
  const key = owner === 'visitor' ? null : (draftKey ?? null);
  const setKeepers = useSetAtom(draftKeepersAtom);
  const place = useRef<string>(null);
  const isKeeping = useRef(false);
  const tellOutdated = useEffectEvent((starts: OutdatedStarts) => onOutdated?.(starts));
  // The values are in DOM controls, which exist only from here on.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || owner === null || !isKept) return;
    place.current = namePlace(element, owner);
    // The page may be closed right after the first letter.
    if (survivesReload) loadKeptDrafts().catch(ignoreMissingCode);
    if (isFresh || !hasDraft(element, owner)) return;
    loadKeptDrafts()
      .then(({ restoreLatest }) => {
        if (!element.isConnected) return;
        const starts = restoreLatest(element, { owner, key }, survivesReload && survivesTab);
        if (starts && starts.values.size > 0) tellOutdated(starts);
      })
      .catch(ignoreMissingCode);
  }, [form, owner, key, isKept, isFresh, survivesReload, survivesTab]);
  // The form is read when the page is left, which happens outside React.
  useEffect(() => {
    const element = form.current;
    if (!isDirty || !element || owner === null || !isKept) return;
    let isOver = false;
    let keepIn = (_storage: DraftStorage) => false;
    const keep = () => keepIn('sessionStorage');
    loadKeptDrafts()
      .then(({ keepDraft }) => {
        keepIn = (storage) => keepDraft(element, { owner, key }, storage);
        if (isOver) return;
        isKeeping.current = true;
        setKeepers((keepers) => new Set([...keepers, keep]));
      })
      .catch(ignoreMissingCode);
    const keepOverReload = () => {
      if (survivesReload) keepIn(survivesTab ? 'localStorage' : 'sessionStorage');
    };
    const { href } = window.location;
    window.addEventListener('pagehide', keepOverReload);
    return () => {
      isOver = true;
      isKeeping.current = false;
      window.removeEventListener('pagehide', keepOverReload);
      if (survivesClosing && !element.isConnected) keep();
      const isRemoved = !element.isConnected && window.location.href === href;
      if (survivesRemoval && isRemoved) keepOverReload();
      setKeepers((keepers) => new Set([...keepers].filter((other) => other !== keep)));
    };
  }, [
    form,
    isDirty,
    setKeepers,
    survivesReload,
    survivesClosing,
    survivesTab,
    survivesRemoval,
    owner,
    key,
    isKept,
  ]);
  return {
    isKeptOverReload: () => survivesReload && isKeeping.current,
    forget: () => forgetDraft(place.current),
  };
}

function forgetDraft(place: string | null): void {
  if (place !== null) removeStorage(place, 'sessionStorage');
}

/** Returns whether there may be a draft of a form, of its user or of a visitor before the login. */
function hasDraft(form: HTMLFormElement, owner: DraftOwner): boolean {
  return [namePlace(form, owner), namePlace(form, 'visitor')].some(
    (name) => readStorage(name) !== 'null' || readStorage(name, 'sessionStorage') !== 'null',
  );
}

/** Without its code, a draft stays where it is, and the browser asks before the form is lost. */
function ignoreMissingCode(): void {}
