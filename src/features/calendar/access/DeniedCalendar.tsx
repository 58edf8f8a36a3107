import { useTranslate } from '#src/i18n/i18n.ts';
import { ClosedCalendar } from './ClosedCalendar.tsx';

/** Shown instead of a calendar that gives its visitor no right, with the person to ask. */
export function DeniedCalendar({ ownerName }: { ownerName: string | null }) {
  const t = useTranslate();
  return (
    <ClosedCalendar
      title={t('calendar:You do not have access to this calendar')}
      text={
        ownerName === null
          ? t(
              'calendar:The link gives no right to see anything. Ask the person who gave you this link for access.',
            )
          : t('calendar:Ask %name%, the owner of the calendar, for access.', { name: ownerName })
      }
    />
  );
}
