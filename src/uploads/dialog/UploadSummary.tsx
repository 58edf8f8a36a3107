import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { UploadRow, UploadState } from '../upload-list.ts';

/** Announces files that finish, fail or are deleted. Progress bars are not announced. */
export function UploadSummary({
  rows,
  deleted,
}: {
  rows: readonly UploadRow[];
  /** Name of the most recently deleted file. */
  deleted: string;
}) {
  const t = useTranslate();
  const count = (phase: UploadState['phase']) =>
    rows.filter(({ state }) => state.phase === phase).length;
  const failedCount = count('failed');
  return (
    <VisuallyHidden live>
      {rows.length > 0 &&
        t('uploads:%count% of %total% files uploaded', {
          count: count('done'),
          total: rows.length,
        })}
      {deleted !== '' && ` ${t('uploads:%name% was deleted.', { name: deleted })}`}
      {failedCount > 0 && ` ${t('uploads:%count% files failed', { count: failedCount })}`}
    </VisuallyHidden>
  );
}
