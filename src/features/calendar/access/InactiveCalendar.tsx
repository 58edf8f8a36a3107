import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { ClosedCalendar } from './ClosedCalendar.tsx';

/** Shown instead of a deactivated calendar. */
export function InactiveCalendar() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { links } = useAtomValue(settingsAtom);
  const help = safeWebAddress(links?.helpCenter);
  return (
    <ClosedCalendar
      badge={<Badge tone="warning">{t('common:Inactive')}</Badge>}
      title={t('calendar:This calendar is inactive')}
      text={
        user
          ? t(
              'calendar:It cannot be opened at the moment, and nothing in it is lost. If it is yours, ask our support to activate it again; otherwise, ask its owner.',
            )
          : t(
              'calendar:It cannot be opened at the moment. Nothing in it is lost: ask its owner to have it activated again.',
            )
      }
      action={
        help && (
          <a href={help} target="_blank" rel="noopener noreferrer">
            {t('header:Help Center')}
          </a>
        )
      }
    />
  );
}
