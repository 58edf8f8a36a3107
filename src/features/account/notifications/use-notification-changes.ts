import { useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import {
  getNotificationSettings,
  unsubscribeFromAll,
  updateNotificationSettings,
} from '#generated/app/notifications/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import {
  applyChange,
  createChange,
  invertChange,
  nothing,
  type SettingsChange,
  toRequest,
} from './notification-changes.ts';
import type { NotificationSettings } from './notifications-loader.ts';
import { SettingsQueue } from './settings-queue.ts';

/** The state of saving the last change to a calendar, or to the times. */
export type SaveState = 'saving' | 'saved' | { readonly retry: () => void };

/** The key in `saveStates` for the times, which belong to no calendar. */
export const timesKey = 0;

/** The key for the quiet hours, which belong to none, either. */
export const quietHoursKey = -1;

/** Saves a change immediately, and shows the message, if any, once it is saved. */
export type Save = (change: SettingsChange, successText?: Message) => void;

interface Saving {
  change: SettingsChange;
  /** The change that undoes it. */
  before: SettingsChange;
  /** Shown with an undo button once it is saved. */
  successText?: Message | undefined;
  /** Identifies the run, because users may change a setting again before the server responds. */
  run: number;
}

/**
 * Saves each change immediately, one after another. The page shows it before it is saved, and rolls back on failure.
 * @param initial is what the page has loaded.
 */
export function useNotificationChanges(initial: NotificationSettings) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const showFailure = useShowFailure<Saving>(() =>
    t('notifications:Your emails stay as they were.'),
  );
  const [base, setBase] = useState({ initial, settings: initial });
  if (base.initial !== initial) setBase({ initial, settings: initial });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, SaveState>>(new Map());
  const [queue] = useState(() => new SettingsQueue(initial));
  const runs = useRef(0);
  const note = (change: SettingsChange, outcome?: SaveState) =>
    setOutcomes((before) => noteOutcome(before, change, outcome));

  const saving = useAction({
    // In order, because each sends all choices of its calendars, as those before it have left them.
    call: ({ change }: Saving, options) =>
      queue.change((knownSettings) =>
        updateNotificationSettings({ body: toRequest(knownSettings, change) }, options),
      ),
    verify: (savedChange, options) => queue.verify(() => verifyChange(savedChange, options)),
    onSuccess: (settings, { change, before, successText }) => {
      setBase((old) => ({ ...old, settings }));
      note(change, 'saved');
      if (successText) showWithUndo(successText, before);
    },
    onFailure: (error, failedRun) => {
      note(failedRun.input.change, { retry: failedRun.retry });
      showFailure(error, failedRun);
    },
    getKey: ({ run }) => run,
    whenLeft: 'finish',
    revalidate: 'if loading',
  });
  const save: Save = useStable((change, successText) => {
    runs.current += 1;
    queue.follow(initial);
    note(change);
    saving.run({ change, successText, before: invertChange(settings, change), run: runs.current });
  });
  const showWithUndo = (text: Message, before: SettingsChange) => {
    showStatus({ type: 'success', text, action: undoAction(() => save(before)) });
  };

  const ending = useAction({
    call: (_before: SettingsChange, options) => queue.change(() => unsubscribeFromAll({}, options)),
    verify: (_before, options) => queue.verify(() => verifyEnd({}, options)),
    onSuccess: (settings, before) => {
      setBase((old) => ({ ...old, settings }));
      setOutcomes(new Map());
      showWithUndo(message('notifications:You get no more emails about your calendars.'), before);
    },
    onFailure: useShowFailure(() => t('notifications:Your emails stay as they were.')),
    whenLeft: 'finish',
    revalidate: 'if loading',
  });

  const { running } = saving;
  const isEnding = ending.pending;
  const settings = useMemo(() => {
    const next = running.reduce(
      (settings, { change }) => applyChange(settings, change),
      base.settings,
    );
    return isEnding ? applyChange(next, createChange(next.calendars, nothing)) : next;
  }, [base.settings, running, isEnding]);
  const saveStates = useMemo(
    () => running.reduce((states, { change }) => noteOutcome(states, change, 'saving'), outcomes),
    [outcomes, running],
  );
  return {
    /** The settings with all pending changes applied. */
    settings,
    saveStates,
    save,
    unsubscribe: () =>
      ending.run(invertChange(settings, createChange(settings.calendars, nothing))),
    isUnsubscribing: isEnding,
  };
}

const verifyChange = verifyBy(
  getNotificationSettings,
  (settings: NotificationSettings, { change }: Pick<Saving, 'change'>) =>
    findChange(settings, change),
);

const verifyEnd = verifyBy(getNotificationSettings, (settings: NotificationSettings) =>
  findChange(settings, createChange(settings.calendars, nothing)),
);

/** The settings, if they contain the change. */
function findChange(data: NotificationSettings, change: SettingsChange) {
  return isSameJson(applyChange(data, change), data) ? { data } : null;
}

/** Sets the outcome of a change for everything that it affects; no outcome clears the previous one. */
function noteOutcome(
  states: ReadonlyMap<number, SaveState>,
  { calendars = [], quiet_hours, ...times }: SettingsChange,
  outcome: SaveState | undefined,
): ReadonlyMap<number, SaveState> {
  const keys = calendars.map(({ calendar_id }) => calendar_id);
  if (Object.keys(times).length > 0) keys.push(timesKey);
  if (quiet_hours !== undefined) keys.push(quietHoursKey);
  const next = new Map(states);
  for (const key of keys) {
    if (outcome) next.set(key, outcome);
    else next.delete(key);
  }
  return next;
}
