import { useTranslate } from '#src/i18n/i18n.ts';
import type { UploadLimits } from '../limits.ts';
import { useTransferTexts } from './use-transfer-texts.ts';

/** The limits of a selection, on one line. */
export function useLimitText({ maxFiles, maxSize }: UploadLimits): string {
  const t = useTranslate();
  const { size } = useTransferTexts();
  if (!Number.isFinite(maxSize)) {
    return maxFiles > 1 ? t('uploads:Up to %count% files', { count: maxFiles }) : '';
  }
  return maxFiles > 1
    ? t('uploads:Up to %count% files of %size% each', { count: maxFiles, size: size(maxSize) })
    : t('uploads:Up to %size%', { size: size(maxSize) });
}
