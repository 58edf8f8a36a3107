import { useTranslate } from '#src/i18n/i18n.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { UploadRow, UploadState } from '../upload-list.ts';

/** Tells screen readers whenever a file has ended; bars that move are not to be read out. */
export function UploadSummary({ rows }: { rows: readonly UploadRow[] }) {
  const t = useTranslate();
  const count = (phase: UploadState['phase']) =>
    rows.filter(({ state }) => state.phase === phase).length;
  const failed = count('failed');
  return (
    <VisuallyHidden live>
      {rows.length > 0 &&
        t('uploads:%count% of %total% files uploaded', {
          count: count('done'),
          total: rows.length,
        })}
      {failed > 0 && ` ${t('uploads:%count% files failed', { count: failed })}`}
    </VisuallyHidden>
  );
}
