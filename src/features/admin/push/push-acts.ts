import {
  type SendPushMessageData,
  type SendPushMessageInput,
  sendPushMessage,
} from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';

export type PushMessage = Pick<SendPushMessageInput['body'], 'title' | 'message' | 'language'>;

/** The number of users and devices that get a message. */
export type Reach = SendPushMessageData;

const operation = 'sendPushMessage';

/** Counts the recipients of a message. */
export function countAct(
  text: PushMessage,
  { t }: ActContext,
  onDone: (reach: Reach) => void,
): Act {
  return defineAct({
    key: 'count',
    operation,
    label: t('admin:Count recipients'),
    values: text,
    call: (options, body) => sendPushMessage({ body: { ...body, dry_run: true } }, options),
    done: () => null,
    onDone,
    keepsPage: true,
  });
}

/** Sends a message to the author’s own devices. */
export function tryOutAct(
  text: PushMessage,
  { t, user }: ActContext,
  onDone: (reach: Reach) => void,
): Act {
  return defineAct({
    key: 'try out',
    operation,
    label: t('admin:Send to me first'),
    values: text,
    call: (options, values, { idempotencyKey }) =>
      sendPushMessage(
        {
          header: { 'Idempotency-Key': idempotencyKey },
          body: { ...values, ...(user && { user_id: user.id }) },
        },
        options,
      ),
    done: ({ devices: count }) =>
      count === 0
        ? null
        : message('admin:The message is on its way to %count% of your devices.', { count }),
    onDone,
    keepsPage: true,
  });
}

interface CountedMessage {
  text: PushMessage;
  reach: Reach;
  /** Who reads another language, in words. */
  otherReaders: string | null;
  obstacle: string | null;
}

/** Sends a message to all recipients, after their number is typed. */
export function sendAct(
  { text, reach, otherReaders, obstacle }: CountedMessage,
  { t, formats }: ActContext,
  onDone: () => void,
): Act {
  const { devices, users } = reach;
  return defineAct({
    key: 'send',
    operation,
    label: t('admin:Send to %count% devices…', { count: devices }),
    obstacle,
    question: {
      title: t('admin:Send “%title%” to %count% devices?', { title: text.title, count: devices }),
      effect: [
        t(
          'admin:The message appears on the phones of %count% users within minutes and cannot be taken back.',
          { count: users },
        ),
        ...(otherReaders === null ? [] : [otherReaders]),
      ].join(' '),
      act: t('admin:Send to %count% devices', { count: devices }),
      tone: 'danger',
      typed: formats.number(devices),
    },
    values: text,
    call: (options, body, { idempotencyKey }) =>
      sendPushMessage({ header: { 'Idempotency-Key': idempotencyKey }, body }, options),
    done: ({ devices: count }) =>
      message('admin:The message is on its way to %count% devices.', { count }),
    onDone,
    keepsPage: true,
  });
}
