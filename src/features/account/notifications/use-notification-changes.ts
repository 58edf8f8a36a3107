import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { unsubscribeFromAll, updateNotificationSettings } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { changed, changeOf, nothing, opposite } from './notification-changes.ts';
import type { NotificationChanges, NotificationSettings } from './notifications-loader.ts';

/** How saving the last change to a calendar, or to the times, went. */
export type SaveState = 'saving' | 'saved' | { readonly retry: () => void };

/** The key in `saveStates` for the times, which belong to no calendar. */
export const timesKey = 0;

/** Saves a change immediately, and shows the message, if any, once it is saved. */
export type Save = (change: NotificationChanges, told?: Message) => void;

interface Saving {
  change: NotificationChanges;
  /** The change that undoes it. */
  before: NotificationChanges;
  /** Shown with an undo button once it is saved. */
  told?: Message | undefined;
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
  const [known, setKnown] = useState({ initial, settings: initial });
  if (known.initial !== initial) setKnown({ initial, settings: initial });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, SaveState>>(new Map());
  const [queue] = useState(() => ({ tail: Promise.resolve<unknown>(undefined), runs: 0 }));
  const note = (change: NotificationChanges, outcome?: SaveState) =>
    setOutcomes((before) => noted(before, change, outcome));

  /** In order, because each sends all choices of its calendars. */
  const inTurn = <Data>(call: () => Promise<Data>): Promise<Data> => {
    const answer = queue.tail.then(call);
    queue.tail = answer.catch(() => undefined);
    return answer;
  };

  const saving = useAction({
    call: ({ change }: Saving, options) =>
      inTurn(() => updateNotificationSettings({ body: change }, options)),
    onSuccess: (settings, { change, before, told }) => {
      setKnown((old) => ({ ...old, settings }));
      note(change, 'saved');
      if (told) tellWithUndo(told, before);
    },
    onFailure: (error, failed) => {
      note(failed.input.change, { retry: failed.retry });
      showFailure(error, failed);
    },
    keyOf: ({ run }) => run,
    whenLeft: 'finish',
    revalidate: false,
  });
  const save: Save = useStable((change, told) => {
    queue.runs += 1;
    note(change);
    saving.run({ change, told, before: opposite(shown, change), run: queue.runs });
  });
  const tellWithUndo = (text: Message, before: NotificationChanges) =>
    showStatus({
      type: 'success',
      text,
      action: { label: message('common:Undo'), run: () => save(before) },
    });

  const ending = useAction({
    call: (_before: NotificationChanges, options) => inTurn(() => unsubscribeFromAll({}, options)),
    onSuccess: (settings, before) => {
      setKnown((old) => ({ ...old, settings }));
      setOutcomes(new Map());
      tellWithUndo(message('notifications:You get no more emails about your calendars.'), before);
    },
    onFailure: useShowFailure(() => t('notifications:Your emails stay as they were.')),
    whenLeft: 'finish',
    revalidate: false,
  });

  const { running } = saving;
  const isEnding = ending.pending;
  const shown = useMemo(() => {
    const wanted = running.reduce(
      (settings, { change }) => changed(settings, change),
      known.settings,
    );
    return isEnding ? changed(wanted, changeOf(wanted.calendars, nothing)) : wanted;
  }, [known.settings, running, isEnding]);
  const saveStates = useMemo(
    () => running.reduce((states, { change }) => noted(states, change, 'saving'), outcomes),
    [outcomes, running],
  );
  return {
    /** The settings with all pending changes applied. */
    shown,
    saveStates,
    save,
    unsubscribe: () => ending.run(changeOf(shown.calendars, {})),
    isUnsubscribing: isEnding,
  };
}

/** Sets the outcome of a change for everything that it affects; no outcome clears the previous one. */
function noted(
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
