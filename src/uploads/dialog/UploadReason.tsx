import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import type { UploadError } from '../upload-error.ts';
import styles from './UploadReason.module.css';

/** Why a file was not uploaded, in our words; those of the upload service are beside the error's id, for support. */
export function UploadReason({ error: { id, text, words } }: { error: UploadError }) {
  const t = useTranslate();
  if (words === undefined) return messageText(t, text);
  return (
    <>
      {messageText(t, words)}
      <span className={styles.service}>
        {id} · <span>{messageText(t, text)}</span>
      </span>
    </>
  );
}
