import { type Failure, RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import styles from './FileFailure.module.css';

/**
 * Why files or the cloud picker are unavailable: for a policy that could not be loaded, an alert with title, message and
 * id (product specification, section 8), and one sentence for an error of the upload service.
 */
export function FileFailure({ error }: { error: Failure }) {
  const t = useTranslate();
  const text = messageText(t, error.text);
  if (!(error instanceof RequestError)) {
    return (
      <p role="alert" className={styles.error}>
        {text}
      </p>
    );
  }
  return (
    <Notice
      title={messageText(t, error.title)}
      text={text}
      foot={<ErrorId id={error.id} trace={error.trace} />}
    />
  );
}
