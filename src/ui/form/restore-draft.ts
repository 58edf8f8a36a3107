import { readStorage, removeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import { type Draft, type DraftOwner, draftable, nameControl, namePlace } from './drafts.ts';
import { switchTo, typeIn } from './fill-in.ts';

/** Fills in what was kept of a form, once. */
export function restoreDraft(form: HTMLFormElement, owner: DraftOwner): void {
  const place = namePlace(form, owner);
  const draft = parsed(readStorage(place, 'sessionStorage'));
  removeStorage(place, 'sessionStorage');
  for (const control of draft ? draftable(form) : []) {
    const state = draft?.[nameControl(control)];
    if (typeof state === 'string') typeIn(control, state);
    else if (state !== undefined) switchTo(control, state);
  }
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
