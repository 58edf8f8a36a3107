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
 * @param typedMessage is the message in the form. What came of another one no longer counts.
 */
export function usePushMessage(typedMessage: PushMessage) {
  const context = useActContext();
  const { start, isRunning } = useActs();
  const [lastCount, setLastCount] = useState<Counted | null>(null);
  const [sentMessage, setSentMessage] = useState<PushMessage | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  return {
    denial: useDenial('sendPushMessage'),
    isCounting: isRunning('count'),
    count: () =>
      start(
        countAct(typedMessage, context, (reach) => setLastCount({ text: typedMessage, reach })),
      ),
    isTryingOut: isRunning('try out'),
    tryOut: () =>
      start(
        tryOutAct(typedMessage, context, ({ devices }) =>
          setTrial({ text: typedMessage, outcome: devices === 0 ? 'no device' : 'sent' }),
        ),
      ),
    /** Null until the recipients of the message have been counted. */
    counted: lastCount && isSame(lastCount.text, typedMessage) ? lastCount : null,
    isSent: sentMessage !== null && isSame(sentMessage, typedMessage),
    /** Null until the message has been tested. */
    trial: trial && hasSameText(trial.text, typedMessage) ? trial.outcome : null,
    skipTrial: () => setTrial({ text: typedMessage, outcome: 'skipped' }),
    finish: () => {
      setLastCount(null);
      setSentMessage(typedMessage);
    },
  };
}

function isSame(a: PushMessage, b: PushMessage): boolean {
  return hasSameText(a, b) && a.language === b.language;
}

function hasSameText(a: PushMessage, b: PushMessage): boolean {
  return a.title === b.title && a.message === b.message;
}
