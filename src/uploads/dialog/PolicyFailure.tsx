import { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import type { UploadRow } from '../upload-list.ts';

/**
 * The alert for a policy that could not be loaded, with title, message and id; shown once, no matter how many files
 * wait for it.
 */
export function PolicyFailure({ rows }: { rows: readonly UploadRow[] }) {
  const t = useTranslate();
  const error = rows
    .map(({ state }) => state.phase === 'failed' && state.error)
    .find((it) => it instanceof RequestError);
  if (!error) return null;
  return (
    <Notice
      title={messageText(t, error.title)}
      text={messageText(t, error.text)}
      foot={<ErrorId id={error.id} trace={error.trace} />}
    />
  );
}
