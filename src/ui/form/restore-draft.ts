import { readStorage, removeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import { type Control, type ControlState, readInitialState, readValue } from './controls.ts';
import {
  type Draft,
  type DraftOwner,
  type DraftStorage,
  draftable,
  keepStart,
  nameControl,
  namePlace,
} from './drafts.ts';
import { switchTo, typeIn } from './fill-in.ts';

/** What has become of a form's values since a draft was kept. */
export interface OutdatedStarts {
  /** By the names of the fields that were typed into: the values from then, where others have been saved since. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The version from then. */
  readonly version: string | undefined;
}

/** Fills in what was kept of a form, once. Returns null if there was nothing. */
export function restoreDraft(
  form: HTMLFormElement,
  owner: DraftOwner,
  storage: DraftStorage = 'sessionStorage',
): OutdatedStarts | null {
  const place = namePlace(form, owner);
  const draft = parsed(readStorage(place, storage));
  removeStorage(place, storage);
  if (!draft) return null;
  const { typed, starts, version } = draft;
  const values = new Map<string, unknown>();
  for (const control of draftable(form)) {
    const [state, start] = [typed[nameControl(control)], starts[nameControl(control)]];
    if (typeof state === 'string') {
      if (typeof start === 'string' && isOutdated(control, { state, start })) {
        keepStart(control, start);
        values.set(control.name, readValue(control, start));
      }
      typeIn(control, state);
    } else if (state !== undefined) switchTo(control, state);
  }
  if (values.size > 0 && version !== undefined) form.dataset['version'] = version;
  return { values, version };
}

/**
 * Whether a control now begins with another value than that from which it was changed, nor with what it was changed to. A
 * box has no third state in which it could be.
 */
function isOutdated(control: Control, { state, start }: { state: string; start: string }): boolean {
  const [typed, before, now] = [state, start, readInitialState(control)].map((one) =>
    JSON.stringify(readValue(control, one)),
  );
  return now !== before && now !== typed;
}

/** Stored values are as untrusted as responses. */
function parsed(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { typed, starts, version } = value;
    return {
      typed: readStates(typed),
      starts: readStates(starts),
      version: typeof version === 'string' ? version : undefined,
    };
  } catch {
    return undefined;
  }
}

function readStates(value: unknown): Draft['typed'] {
  const states = Object.entries(isRecord(value) ? value : {}).filter(
    (entry): entry is [string, ControlState] => /^(string|boolean)$/.test(typeof entry[1]),
  );
  return Object.fromEntries(states);
}
