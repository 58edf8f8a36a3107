import { atom } from 'jotai';
import { writeStorage } from '#src/util/browser-storage.ts';
import { type Control, isChecked, listControls } from './controls.ts';

/** Whose drafts the page keeps; null for a visitor, who has none. */
export const draftOwnerAtom = atom<number | null>(null);

/** The forms with unsaved changes that can be filled in again. */
export const draftFormsAtom = atom<ReadonlySet<HTMLFormElement>>(new Set<HTMLFormElement>());

/** Whether the drafts have been kept, so that the page can be left without asking. */
export const areDraftsKeptAtom = atom(false);

/** Text by the name of its control, or whether a box is checked. */
export type Draft = Record<string, string | boolean>;

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
 * then, unless the form says that all of it was typed.
 */
export function keepDraft(
  form: HTMLFormElement,
  owner: DraftOwner,
  storage: DraftStorage = 'sessionStorage',
): void {
  const isWhole = 'draftWhole' in form.dataset;
  const draft: Draft = Object.fromEntries(
    draftable(form)
      .filter((one) => isWhole || isChanged(one))
      .map((one) => [nameControl(one), readState(one)]),
  );
  writeStorage(namePlace(form, owner), JSON.stringify(draft), storage);
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

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== initial?.value;
  }
  return 'defaultChecked' in control && /^(checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function readState(control: Control): string | boolean {
  return /^(checkbox|radio)$/.test(control.type) ? isChecked(control) : control.value;
}

/** A page's forms differ by their names, or else by their fields. */
export function namePlace(form: HTMLFormElement, owner: DraftOwner): string {
  const names = [...new Set(listControls(form).map(({ name }) => name))].join();
  return `draft ${owner} ${window.location.pathname} ${form.dataset['draft'] ?? names}`;
}
