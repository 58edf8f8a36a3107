import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import styles from './PushPage.module.css';
import type { usePushMessage } from './use-push-message.ts';

/** The last step: possible once the recipients are counted and staff have seen the message themselves. */
export function SendStep({ push }: { push: ReturnType<typeof usePushMessage> }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { counted, trial, denial } = push;
  const isTested = trial === 'sent' || trial === 'skipped';
  const test = t('admin:Send the message to yourself first.');
  const nobody = t('admin:No device would get the message.');
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
        {trial === 'no device' && (
          <Callout icon="alert" tone="warning">
            {t(
              'admin:The test reached nobody: none of your devices takes push messages. Log in to the app on a phone and allow them, or continue without a test.',
            )}
          </Callout>
        )}
      </LiveRegion>
      {trial === 'no device' && (
        <ActButton denial={denial} size="normal" onClick={push.skipTrial}>
          {t('admin:Continue without a test')}
        </ActButton>
      )}
      {counted ? (
        <ActButton
          denial={denial}
          obstacle={obstacle}
          look="danger"
          size="normal"
          pending={push.send.pending}
          onClick={() => push.send.start(counted)}
        >
          {t('admin:Send to %count% devices…', { count: counted.reach.devices })}
        </ActButton>
      ) : null}
      {(!counted || (obstacle && trial !== 'no device')) && (
        <p className={styles.hint}>
          {counted ? obstacle : t('admin:Count the recipients before you send the message.')}
        </p>
      )}
    </>
  );
}
