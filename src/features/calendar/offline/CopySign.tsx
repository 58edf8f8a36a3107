import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { QuietSign } from '../access/QuietSign.tsx';
import { workerNewsAtom } from './worker-news.ts';

/** Says that the calendar is shown as it was when this device copied it, unless it is from the server. */
export function CopySign() {
  const t = useTranslate();
  const formats = useFormats();
  const { copiedAt } = useAtomValue(workerNewsAtom);
  if (copiedAt === null) return null;
  return (
    <QuietSign
      icon="copy"
      label={t('calendar:Copy from %time%', { time: formats.time(copiedAt) })}
      description={t(
        'calendar:The server cannot be reached. You see the calendar as it was on %moment%, from the copy on this device. It can be changed again once the server answers.',
        { moment: formats.exact(copiedAt) },
      )}
    />
  );
}
