import { readStorage, removeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import {
  type Draft,
  type DraftOwner,
  type DraftStorage,
  draftable,
  nameControl,
  namePlace,
} from './drafts.ts';
import { switchTo, typeIn } from './fill-in.ts';

/** Fills in what was kept of a form, once. Returns whether there was anything. */
export function restoreDraft(
  form: HTMLFormElement,
  owner: DraftOwner,
  storage: DraftStorage = 'sessionStorage',
): boolean {
  const place = namePlace(form, owner);
  const draft = parsed(readStorage(place, storage));
  removeStorage(place, storage);
  for (const control of draft ? draftable(form) : []) {
    const state = draft?.[nameControl(control)];
    if (typeof state === 'string') typeIn(control, state);
    else if (state !== undefined) switchTo(control, state);
  }
  return draft !== undefined;
}

/** Stored values are as untrusted as responses. */
function parsed(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const states = Object.entries(value).filter((entry): entry is [string, string | boolean] =>
      /^(string|boolean)$/.test(typeof entry[1]),
    );
    return Object.fromEntries(states);
  } catch {
    return undefined;
  }
}
