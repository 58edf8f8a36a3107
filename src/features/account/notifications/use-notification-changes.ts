import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
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
import { statusAtom } from '#src/status/status.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { applyChange, createChange, invertChange, nothing } from './notification-changes.ts';
import type { NotificationChanges, NotificationSettings } from './notifications-loader.ts';

/** How saving the last change to a calendar, or to the times, went. */
export type SaveState = 'saving' | 'saved' | { readonly retry: () => void };

/** The key in `saveStates` for the times, which belong to no calendar. */
export const timesKey = 0;

/** Saves a change immediately, and shows the message, if any, once it is saved. */
export type Save = (change: NotificationChanges, successText?: Message) => void;

interface Saving {
  change: NotificationChanges;
  /** The change that undoes it. */
  before: NotificationChanges;
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
  const [queue] = useState(() => ({ tail: Promise.resolve<unknown>(undefined), runs: 0 }));
  const note = (change: NotificationChanges, outcome?: SaveState) =>
    setOutcomes((before) => noteOutcome(before, change, outcome));

  /**
   * In order, because each sends all choices of its calendars. A read that verifies a change takes its turn, too: it must
   * not replace what a later change has saved.
   */
  const inTurn = <Data>(call: () => Promise<Data>): Promise<Data> => {
    const answer = queue.tail.then(call);
    queue.tail = answer.catch(() => undefined);
    return answer;
  };

  const saving = useAction({
    call: ({ change }: Saving, options) =>
      inTurn(() => updateNotificationSettings({ body: change }, options)),
    verify: (saved, options) => inTurn(() => verifyChange(saved, options)),
    onSuccess: (settings, { change, before, successText }) => {
      setBase((old) => ({ ...old, settings }));
      note(change, 'saved');
      if (successText) showWithUndo(successText, before);
    },
    onFailure: (error, failed) => {
      note(failed.input.change, { retry: failed.retry });
      showFailure(error, failed);
    },
    getKey: ({ run }) => run,
    whenLeft: 'finish',
    revalidate: 'if loading',
  });
  const save: Save = useStable((change, successText) => {
    queue.runs += 1;
    note(change);
    saving.run({ change, successText, before: invertChange(settings, change), run: queue.runs });
  });
  const showWithUndo = (text: Message, before: NotificationChanges) => {
    const action = { label: message('common:Undo'), run: () => save(before) };
    showStatus({ type: 'success', text, action });
  };

  const ending = useAction({
    call: (_before: NotificationChanges, options) => inTurn(() => unsubscribeFromAll({}, options)),
    verify: (_before, options) => inTurn(() => verifyEnd({}, options)),
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
    unsubscribe: () => ending.run(createChange(settings.calendars, {})),
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
function findChange(data: NotificationSettings, change: NotificationChanges) {
  return JSON.stringify(applyChange(data, change)) === JSON.stringify(data) ? { data } : null;
}

/** Sets the outcome of a change for everything that it affects; no outcome clears the previous one. */
function noteOutcome(
  states: ReadonlyMap<number, SaveState>,
  { calendars = [], ...times }: NotificationChanges,
  outcome: SaveState | undefined,
): ReadonlyMap<number, SaveState> {
  const keys = calendars.map(({ calendar_id }) => calendar_id);
  if (Object.keys(times).length > 0) keys.push(timesKey);
  const next = new Map(states);
  for (const key of keys) {
    if (outcome) next.set(key, outcome);
    else next.delete(key);
  }
  return next;
}
