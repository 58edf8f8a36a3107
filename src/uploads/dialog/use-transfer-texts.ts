import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import type { UploadProgress } from '../transfer-speed.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes, speeds and durations in the page's language. */
export function useTransferTexts() {
  const t = useTranslate();
  const { language } = useShownTexts();
  const inUnit = (value: number, unit: string, maximumFractionDigits = 0) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      // The short form of "byte" has no plural.
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits,
    }).format(value);

  const sizeIn = (bytes: number, per: '' | '-per-second') => {
    const power = Math.min(
      bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)),
      units.length - 1,
    );
    return inUnit(bytes / 1024 ** power, `${units[power]}${per}`, power > 1 ? 1 : 0);
  };
  const size = (bytes: number) => sizeIn(bytes, '');
  const time = (seconds: number) =>
    seconds < 60
      ? inUnit(Math.max(1, Math.ceil(seconds)), 'second')
      : inUnit(Math.ceil(seconds / 60), 'minute');

  return {
    size,
    /** An upload's progress, speed and remaining time. */
    progress: ({ bytes, total, bytesPerSecond, secondsLeft }: UploadProgress) =>
      [
        t('uploads:%done% of %total%', { done: size(bytes), total: size(total) }),
        bytesPerSecond !== null && sizeIn(bytesPerSecond, '-per-second'),
        secondsLeft !== null && t('uploads:%time% left', { time: time(secondsLeft) }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
