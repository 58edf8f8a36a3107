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

/** The steps of a push message: count its recipients, test it, send it. */
export function usePushMessage() {
  const context = useActContext();
  const { start, isRunning } = useActs();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [isSent, setSent] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  // The text may have changed during the test.
  const isOfOther =
    trial !== null &&
    counted !== null &&
    (trial.text.title !== counted.text.title || trial.text.message !== counted.text.message);
  return {
    denial: useDenial('sendPushMessage'),
    isCounting: isRunning('count'),
    count: (text: PushMessage) =>
      start(countAct(text, context, (reach) => setCounted({ text, reach }))),
    isTryingOut: isRunning('try out'),
    tryOut: (text: PushMessage) =>
      start(
        tryOutAct(text, context, ({ devices }) =>
          setTrial({ text, outcome: devices === 0 ? 'no device' : 'sent' }),
        ),
      ),
    counted,
    isSent,
    /** Null until the message has been tested. */
    trial: isOfOther ? null : (trial?.outcome ?? null),
    skipTrial: () => setTrial(trial && { ...trial, outcome: 'skipped' }),
    finish: () => {
      setCounted(null);
      setSent(true);
    },
    /** The recipients have changed since they were counted. */
    forgetCount: () => {
      setCounted(null);
      setSent(false);
    },
    /** The text has changed since it was counted, tested or sent. */
    forget: () => {
      setCounted(null);
      setSent(false);
      setTrial(null);
    },
  };
}
