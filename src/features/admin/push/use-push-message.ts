import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  type SendPushMessageData,
  type SendPushMessageInput,
  sendPushMessage,
} from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';

export type PushMessage = Pick<SendPushMessageInput['body'], 'title' | 'message' | 'language'>;

/** A counted message and its reach. */
interface Counted {
  text: PushMessage;
  reach: SendPushMessageData;
  /** The same for every attempt to send this message, so that it is sent only once. */
  key: string;
}

/** A test of a message on one's own devices. Staff who have none can skip it. */
interface Trial {
  text: PushMessage;
  outcome: 'sent' | 'no device' | 'skipped';
}

/** The steps of a push message: count its recipients, test it on oneself, send it. */
export function usePushMessage() {
  const t = useTranslate();
  const { number } = useFormats();
  const user = useAtomValue(currentUserAtom);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [isSent, setSent] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  const count = useStaffAct({
    operation: 'sendPushMessage',
    call: (text: PushMessage, options) =>
      sendPushMessage({ body: { ...text, dry_run: true } }, options),
    done: () => null,
    onDone: (reach, text) => setCounted({ text, reach, key: crypto.randomUUID() }),
    reload: null,
  });
  const tryOut = useStaffAct({
    operation: 'sendPushMessage',
    call: (text: PushMessage, options) =>
      sendPushMessage(
        {
          header: { 'Idempotency-Key': crypto.randomUUID() },
          body: { ...text, ...(user && { user_id: user.id }) },
        },
        options,
      ),
    done: (_, { devices }) =>
      devices === 0
        ? null
        : message('admin:The message is on its way to %count% of your devices.', {
            count: devices,
          }),
    onDone: ({ devices }, text) =>
      setTrial({ text, outcome: devices === 0 ? 'no device' : 'sent' }),
    reload: null,
  });
  const send = useStaffAct({
    operation: 'sendPushMessage',
    call: ({ text, key }: Counted, options) =>
      sendPushMessage({ header: { 'Idempotency-Key': key }, body: text }, options),
    question: ({ text, reach }) => ({
      title: t('admin:Send “%title%” to %count% devices?', {
        title: text.title,
        count: reach.devices,
      }),
      effect: t(
        'admin:The message appears on the phones of %count% users within minutes and cannot be taken back.',
        {
          count: reach.users,
        },
      ),
      act: t('admin:Send to %count% devices', { count: reach.devices }),
      tone: 'danger',
      typed: number(reach.devices),
    }),
    done: (_, { devices }) =>
      message('admin:The message is on its way to %count% devices.', { count: devices }),
    onDone: () => {
      setCounted(null);
      setSent(true);
    },
    reload: null,
  });
  // The text may have changed during the test.
  const isOfOther =
    trial !== null &&
    counted !== null &&
    (trial.text.title !== counted.text.title || trial.text.message !== counted.text.message);
  return {
    denial: send.denial,
    counted,
    isSent,
    /** Null until the message has been tested. */
    trial: isOfOther ? null : (trial?.outcome ?? null),
    skipTrial: () => setTrial(trial && { ...trial, outcome: 'skipped' }),
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
    count,
    tryOut,
    send,
  };
}
