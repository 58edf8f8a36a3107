import { readStorage, removeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { type Control, type ControlState, readInitialState, readValue } from './controls.ts';
import {
  type Draft,
  type DraftOwner,
  type DraftStorage,
  draftable,
  findValue,
  keepStart,
  nameControl,
  namePlace,
} from './drafts.ts';
import { switchTo, typeIn } from './fill-in.ts';

/** The values and version of a form that have become outdated since a draft was kept. */
export interface OutdatedStarts {
  /** By the names of the fields of the draft: the values from then, where others have been saved since. */
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
  const draftControls = draftable(form).flatMap((control) => {
    const [state, start] = [typed[nameControl(control)], starts[nameControl(control)]];
    return state === undefined ? [] : { control, state, start };
  });
  const outdatedValues = new Set(
    draftControls.filter(isOutdated).map(({ control }) => findValue(control)),
  );
  const values = new Map<string, unknown>();
  for (const { control, state, start } of draftControls) {
    if (start !== undefined && outdatedValues.has(findValue(control))) {
      keepStart(control, start);
      values.set(control.name, readValue(control, start));
    }
    if (typeof state === 'string') typeIn(control, state);
    else switchTo(control, state);
  }
  if (values.size > 0 && version !== undefined) form.dataset['version'] = version;
  return { values, version };
}

interface KeptControl {
  control: Control;
  state: ControlState;
  start: ControlState | undefined;
}

/** Returns whether a control now begins neither with the value from which it was changed, nor with what it was changed to. */
function isOutdated({ control, state, start }: KeptControl): boolean {
  if (start === undefined) return false;
  const [typedText, before, now] = [state, start, readInitialState(control)].map((controlState) =>
    JSON.stringify(readValue(control, controlState)),
  );
  return now !== before && now !== typedText;
}

/** Stored values are as untrusted as responses. */
function parsed(text: string): Draft | undefined {
  const value = parsedRecord(text);
  return (
    value && {
      typed: readStates(value['typed']),
      starts: readStates(value['starts']),
      version: typeof value['version'] === 'string' ? value['version'] : undefined,
    }
  );
}

function readStates(value: unknown): Draft['typed'] {
  const states = Object.entries(isRecord(value) ? value : {}).filter(
    (entry): entry is [string, ControlState] => /^(string|boolean)$/.test(typeof entry[1]),
  );
  return Object.fromEntries(states);
}
