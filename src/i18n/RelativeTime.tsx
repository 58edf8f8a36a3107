import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const satisfies { unit: Intl.RelativeTimeFormatUnit; seconds: number }[];

/** How long ago a moment is, with the exact one on hover. `text` puts the time into its sentence. */
export function RelativeTime({ at, text }: { at: string; text: (time: string) => string }) {
  const { language } = useTranslation().i18n;
  const { exact } = useFormats();
  return (
    <time dateTime={at} title={exact(at)}>
      {text(relative(Date.parse(at), Date.now(), language))}
    </time>
  );
}

/** "3 days ago" in the given language; both moments in milliseconds. */
export function relative(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = (at - now) / 1000;
  const step = steps.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  return step
    ? format.format(Math.trunc(seconds / step.seconds), step.unit)
    : format.format(0, 'minute');
}
