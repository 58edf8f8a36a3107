import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { removeStorage } from '#src/util/browser-storage.ts';
import { type DraftOwner, draftFormsAtom, draftOwnerAtom, keepDraft, namePlace } from './drafts.ts';
import { type OutdatedStarts, restoreDraft } from './restore-draft.ts';

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

/**
 * Lets a form's unsaved changes survive when the page has to be left for another user, and fills them in afterwards.
 * Returns a function that forgets what has been kept of the form.
 */
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
): () => void {
  const user = useAtomValue(draftOwnerAtom);
  const owner = user ?? (survivesReload ? 'visitor' : null);
  const setForms = useSetAtom(draftFormsAtom);
  const place = useRef<string>(null);
  const tellOutdated = useEffectEvent((starts: OutdatedStarts) => onOutdated?.(starts));
  // The values are in DOM controls, which exist only from here on.
  useLayoutEffect(() => {
    if (!form.current || owner === null) return;
    place.current = namePlace(form.current, owner);
    if (isFresh) return;
    const starts = restoreLatest(form.current, owner, survivesReload && survivesTab);
    if (starts && starts.values.size > 0) tellOutdated(starts);
  }, [form, owner, isFresh, survivesReload, survivesTab]);
  // The form is read when the page is left, which happens outside React.
  useEffect(() => {
    const element = form.current;
    if (!isDirty || !element) return;
    setForms((forms) => new Set([...forms, element]));
    const keep = () => {
      if (owner !== null) keepDraft(element, owner);
    };
    const keepOverReload = () => {
      if (!survivesReload || owner === null) return;
      keepDraft(element, owner, survivesTab ? 'localStorage' : 'sessionStorage');
    };
    const { href } = window.location;
    window.addEventListener('pagehide', keepOverReload);
    return () => {
      window.removeEventListener('pagehide', keepOverReload);
      if (survivesClosing && !element.isConnected) keep();
      const isRemoved = !element.isConnected && window.location.href === href;
      if (survivesRemoval && isRemoved) keepOverReload();
      setForms((forms) => new Set([...forms].filter((otherForm) => otherForm !== element)));
    };
  }, [
    form,
    isDirty,
    setForms,
    survivesReload,
    survivesClosing,
    survivesTab,
    survivesRemoval,
    owner,
  ]);
  return () => {
    if (place.current !== null) removeStorage(place.current, 'sessionStorage');
  };
}

/** Fills in what this tab has kept, or else what the browser has kept of this user, or of a visitor before the login. */
function restoreLatest(
  form: HTMLFormElement,
  owner: DraftOwner,
  survivesTab: boolean,
): OutdatedStarts | null {
  const ofTab = restoreDraft(form, owner);
  if (ofTab || !survivesTab) return ofTab;
  const own = restoreDraft(form, owner, 'localStorage');
  return own || owner === 'visitor' ? own : restoreDraft(form, 'visitor', 'localStorage');
}
