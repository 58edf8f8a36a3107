import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';
import { isRecord } from '#src/util/is-record.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import {
  type Control,
  type ControlState,
  listControls,
  readInitialState,
  readState,
  readValue,
} from './controls.ts';
import { type DraftOwner, type DraftStorage, namePlace } from './drafts.ts';
import { switchTo, typeIn } from './fill-in.ts';
import { openText, sealText } from './sealed-text.ts';

/** The stored state of a form, by the names of its controls. */
interface Draft {
  readonly typed: Readonly<Record<string, ControlState>>;
  /** The previous state of the same controls. */
  readonly starts: Readonly<Record<string, ControlState>>;
  /** The version of what the form changes; undefined if it has none. */
  readonly version: string | undefined;
}

/** Whose drafts are kept, and the secret that encrypts them; null for a visitor, who has none. */
export interface DraftKeeper {
  readonly owner: DraftOwner;
  readonly key: string | null;
}

/**
 * Keeps what was typed in a form until the form is shown to the same user again. What is unchanged follows the server until
 * then, unless the form says that all of it was typed, or an element with `data-together` around it that it is a part of
 * the same value as what was typed. Returns whether the browser has kept it.
 */
export function keepDraft(
  form: HTMLFormElement,
  keeper: DraftKeeper,
  storage: DraftStorage = 'sessionStorage',
): boolean {
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
  const draftText = JSON.stringify(draft);
  const text = keeper.key === null ? draftText : sealText(draftText, keeper.key);
  const place = namePlace(form, keeper.owner);
  writeStorage(place, text, storage);
  return readStorage(place, storage) === text;
}

/** The element with all parts of the value that a control is a part of; the control itself if it is the only one. */
function findValue(control: Control): Element {
  return control.closest('[data-together]') ?? control;
}

/** Passwords and codes are never stored. */
function draftable(form: HTMLFormElement): Control[] {
  return listControls(form).filter(
    ({ type, autocomplete }) => type !== 'password' && !/password|one-time-code/.test(autocomplete),
  );
}

/** Radio buttons share their name. */
function nameControl(control: Control): string {
  return control.type === 'radio' ? `${control.name}=${control.value}` : control.name;
}

/** The state that a control's typed state started from, where the control has begun with another state since then. */
const earlierStarts = new WeakMap<Control, ControlState>();

/** Remembers what a draft started from, so that its next copy does, too. */
function keepStart(control: Control, start: ControlState): void {
  earlierStarts.set(control, start);
}

function readStart(control: Control): ControlState {
  return earlierStarts.get(control) ?? readInitialState(control);
}

/** The values and version of a form that have become outdated since a draft was kept. */
export interface OutdatedStarts {
  /** By the names of the fields of the draft: the values from then, where others have been saved since. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The version from then. */
  readonly version: string | undefined;
}

/** Fills in what this tab has kept, or else what the browser has kept of this user, or of a visitor before the login. */
export function restoreLatest(
  form: HTMLFormElement,
  keeper: DraftKeeper,
  survivesTab: boolean,
): OutdatedStarts | null {
  const ofTab = restoreDraft(form, keeper);
  if (ofTab || !survivesTab) return ofTab;
  const own = restoreDraft(form, keeper, 'localStorage');
  if (own || keeper.owner === 'visitor') return own;
  return restoreDraft(form, { owner: 'visitor', key: null }, 'localStorage');
}

/** Fills in what was kept of a form, once. Returns null if there was nothing. */
function restoreDraft(
  form: HTMLFormElement,
  { owner, key }: DraftKeeper,
  storage: DraftStorage = 'sessionStorage',
): OutdatedStarts | null {
  const place = namePlace(form, owner);
  const text = readStorage(place, storage);
  const draft = parsed(key === null ? text : openText(text, key));
  removeStorage(place, storage);
  if (!draft) return null;
  const { typed, starts, version } = draft;
  // What has been typed by now is newer.
  const untouchedControls = draftable(form).filter((control) => !isTouched(form, control));
  const draftControls = untouchedControls.flatMap((control) => {
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

/** Returns whether the value that a control is a part of has changed since the form was shown. */
function isTouched(form: HTMLFormElement, control: Control): boolean {
  return listControls(form).some(
    (other) =>
      (other.name === control.name || findValue(other) === findValue(control)) &&
      readState(other) !== readInitialState(other),
  );
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
