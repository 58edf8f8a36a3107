import { useState } from 'react';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { useReadState } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { momentAt } from '#src/util/dates.ts';
import { RangeFillings } from './RangeFillings.tsx';
import styles from './ReadNotice.module.css';

/** Shows that events are being read, or why they could not be read and how old those on the page are. */
export function ReadNotice({ events }: { events: EventStore }) {
  const t = useTranslate();
  const { time } = useFormats();
  const failureText = useFailureText();
  const { isReading, error, freshAt } = useReadState(events);
  const [isRetrying, setRetrying] = useState(false);
  if (!error) {
    return isReading ? (
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={t('calendar:Loading events')}
      />
    ) : null;
  }
  const { title, message, blockedUntil, id, trace, isUnexpected } = failureText(error);
  const age =
    freshAt === null
      ? ''
      : t('calendar:The events below are as of %time%.', { time: time(momentAt(freshAt)) });
  const retry = async () => {
    setRetrying(true);
    await events.retry();
    setRetrying(false);
  };
  return (
    <Notice
      title={title}
      text={`${message} ${age}`.trim()}
      blockedUntil={blockedUntil}
      foot={
        <>
          <RangeFillings error={error} />
          <div className={styles.foot}>
            <Button size="dense" pending={isRetrying} onClick={() => void retry()}>
              {t('common:Try again')}
            </Button>
            {isUnexpected && <ErrorId id={id} trace={trace} />}
          </div>
        </>
      }
    />
  );
}
