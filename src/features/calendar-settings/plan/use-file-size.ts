import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';

const megabyte = 1024 * 1024;

/** Writes sizes of files in the page's language: "10 MB", "47 kB". @returns a function of bytes. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslate();
  const { language } = useShownTexts();
  const write = (value: number, unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
      value,
    );
  return (bytes) => {
    if (bytes === 0) return t('settings:No files');
    return bytes < megabyte
      ? write(Math.ceil(bytes / 1024), 'kilobyte')
      : write(bytes / megabyte, 'megabyte');
  };
}
