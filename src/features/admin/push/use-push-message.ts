import { useState } from 'react';
import { useActs } from '../acts/acts-context.ts';
import { useActContext } from '../acts/use-act-context.ts';
import { useDenial } from '../acts/use-denial.ts';
import { countAct, type PushMessage, type Reach, tryOutAct } from './push-acts.ts';

/** A counted message and its reach. */
interface Counted {
  text: PushMessage;
  reach: Reach;
}

/** A test of a message on the author’s own devices. Staff who have none can skip it. */
interface Trial {
  text: PushMessage;
  outcome: 'sent' | 'no device' | 'skipped';
}

/**
 * The steps of a push message: count its recipients, test it, send it.
 * @param typed is the message in the form. What came of another one no longer counts.
 */
export function usePushMessage(typed: PushMessage) {
  const context = useActContext();
  const { start, isRunning } = useActs();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [sent, setSent] = useState<PushMessage | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  return {
    denial: useDenial('sendPushMessage'),
    isCounting: isRunning('count'),
    count: () => start(countAct(typed, context, (reach) => setCounted({ text: typed, reach }))),
    isTryingOut: isRunning('try out'),
    tryOut: () =>
      start(
        tryOutAct(typed, context, ({ devices }) =>
          setTrial({ text: typed, outcome: devices === 0 ? 'no device' : 'sent' }),
        ),
      ),
    /** Null until the recipients of the message have been counted. */
    counted: counted && isSame(counted.text, typed) ? counted : null,
    isSent: sent !== null && isSame(sent, typed),
    /** Null until the message has been tested. */
    trial: trial && hasSameText(trial.text, typed) ? trial.outcome : null,
    skipTrial: () => setTrial({ text: typed, outcome: 'skipped' }),
    finish: () => {
      setCounted(null);
      setSent(typed);
    },
  };
}

function isSame(one: PushMessage, other: PushMessage): boolean {
  return hasSameText(one, other) && one.language === other.language;
}

function hasSameText(one: PushMessage, other: PushMessage): boolean {
  return one.title === other.title && one.message === other.message;
}
