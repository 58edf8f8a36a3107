import { atom } from 'jotai';
import { writeStorage } from '#src/util/browser-storage.ts';
import {
  type Control,
  type ControlState,
  listControls,
  readInitialState,
  readState,
} from './controls.ts';

/** Whose drafts the page keeps; null for a visitor, who has none. */
export const draftOwnerAtom = atom<number | null>(null);

/** The forms with unsaved changes that can be filled in again. */
export const draftFormsAtom = atom<ReadonlySet<HTMLFormElement>>(new Set<HTMLFormElement>());

/** True if the drafts have been kept, so that the page can be left without asking. */
export const areDraftsKeptAtom = atom(false);

/** The stored state of a form, by the names of its controls. */
export interface Draft {
  readonly typed: Readonly<Record<string, ControlState>>;
  /** The previous state of the same controls. */
  readonly starts: Readonly<Record<string, ControlState>>;
  /** The version of what the form changes; undefined if it has none. */
  readonly version: string | undefined;
}

/**
 * Keeps what was typed until this tab shows the same page to the same user again, because the page must be left now.
 * Returns whether there was anything.
 */
export const keepDraftsAtom = atom(null, (get, set) => {
  const owner = get(draftOwnerAtom);
  if (owner === null) return false;
  const forms = [...get(draftFormsAtom)];
  for (const form of forms) keepDraft(form, owner);
  set(areDraftsKeptAtom, true);
  return forms.length > 0;
});

/** Whom a draft belongs to: a user, or a visitor without a login. */
export type DraftOwner = number | 'visitor';

/** Where a draft is kept: in this tab, or in the browser, also after the tab has been closed. */
export type DraftStorage = 'sessionStorage' | 'localStorage';

/**
 * Keeps what was typed in a form until the form is shown to the same user again. What is unchanged follows the server until
 * then, unless the form says that all of it was typed, or an element with `data-together` around it that it is a part of
 * the same value as what was typed.
 */
export function keepDraft(
  form: HTMLFormElement,
  owner: DraftOwner,
  storage: DraftStorage = 'sessionStorage',
): void {
  const isWhole = 'draftWhole' in form.dataset;
  const controls = draftable(form);
  const editedControls = controls.filter((control) => readState(control) !== readStart(control));
  const values = new Set(editedControls.map(findValue));
  const keptControls = controls.filter((control) => isWhole || values.has(findValue(control)));
  const collect = (read: (control: Control) => ControlState) =>
    Object.fromEntries(keptControls.map((control) => [nameControl(control), read(control)]));
  const draft: Draft = {
    typed: collect(readState),
    starts: isWhole ? {} : collect(readStart),
    version: form.dataset['version'],
  };
  writeStorage(namePlace(form, owner), JSON.stringify(draft), storage);
}

/** The element with all parts of the value that a control is a part of; the control itself if it is the only one. */
export function findValue(control: Control): Element {
  return control.closest('[data-together]') ?? control;
}

/** Passwords and codes are never stored. */
export function draftable(form: HTMLFormElement): Control[] {
  return listControls(form).filter(
    ({ type, autocomplete }) => type !== 'password' && !/password|one-time-code/.test(autocomplete),
  );
}

/** Radio buttons share their name. */
export function nameControl(control: Control): string {
  return control.type === 'radio' ? `${control.name}=${control.value}` : control.name;
}

/** The state that a control's typed state started from, where the control has begun with another state since then. */
const earlierStarts = new WeakMap<Control, ControlState>();

/** Remembers what a draft started from, so that its next copy does, too. */
export function keepStart(control: Control, start: ControlState): void {
  earlierStarts.set(control, start);
}

function readStart(control: Control): ControlState {
  return earlierStarts.get(control) ?? readInitialState(control);
}

/** A page's forms differ by their names, or else by their fields. */
export function namePlace(form: HTMLFormElement, owner: DraftOwner): string {
  const names = [...new Set(listControls(form).map(({ name }) => name))].join();
  return `draft ${owner} ${window.location.pathname} ${form.dataset['draft'] ?? names}`;
}
