import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { ActButton } from '../acts/ActButton.tsx';
import { ActControl } from '../acts/ActControl.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import { describeOtherReaders } from './other-readers.ts';
import styles from './PushPage.module.css';
import { sendAct } from './push-acts.ts';
import type { usePushMessage } from './use-push-message.ts';

interface SendStepProps {
  push: ReturnType<typeof usePushMessage>;
  /** The language in which the message is written. */
  language: string;
}

/** The last step: possible once the recipients are counted and staff have seen the message themselves. */
export function SendStep({ push, language }: SendStepProps) {
  const context = useActContext();
  const { t, formats } = context;
  const { number } = formats;
  const { counted, trial } = push;
  const isTested = trial === 'sent' || trial === 'skipped';
  const test = t('admin:Send the message to yourself first.');
  const nobody = t('admin:No device would get the message.');
  const otherReaders = counted && describeOtherReaders(counted.reach, language, context);
  const obstacle = counted?.reach.devices === 0 ? nobody : isTested ? null : test;
  return (
    <>
      <p role="status" className={styles.reach}>
        {counted &&
          t('admin:Reaches %users% users on %devices% devices.', {
            users: number(counted.reach.users),
            devices: number(counted.reach.devices),
          })}
      </p>
      <LiveRegion>
        {otherReaders && (
          <Callout icon="globe" tone="warning">
            {otherReaders}
          </Callout>
        )}
      </LiveRegion>
      <LiveRegion>
        {trial === 'no device' && (
          <Callout icon="alert" tone="warning">
            {t(
              'admin:The test reached nobody: none of your devices takes push messages. Log in to the app on a phone and allow them, or continue without a test.',
            )}
          </Callout>
        )}
      </LiveRegion>
      {trial === 'no device' && (
        <ActButton
          act={{ operation: 'sendPushMessage', label: t('admin:Continue without a test') }}
          size="normal"
          onClick={push.skipTrial}
        />
      )}
      {counted && (
        <ActControl
          act={sendAct({ ...counted, otherReaders, obstacle }, context, push.finish)}
          look="danger"
          size="normal"
        />
      )}
      {(!counted || (obstacle && trial !== 'no device')) && (
        <p className={styles.hint}>
          {counted ? obstacle : t('admin:Count the recipients before you send the message.')}
        </p>
      )}
    </>
  );
}
