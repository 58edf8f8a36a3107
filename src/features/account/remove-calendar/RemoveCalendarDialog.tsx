import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { browserLoadAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { calendarPath, type UserCalendar } from '../user-calendar.ts';

/** The load may be stopped or fail, so the dialog becomes usable again after this time. */
const unlockAfterMs = 10_000;

interface RemoveCalendarDialogProps {
  /** The calendar to remove; null while the dialog is closed. */
  calendar: UserCalendar | null;
  onClose: () => void;
  /** Returns the element to focus on close. Default: the one that had the focus before. */
  returnFocus?: () => HTMLElement | null;
}

/**
 * Asks before a calendar is removed from the user's list, and explains what that means. Confirming leaves the page for
 * the calendar's `remove_url`, from which the server redirects back to the dashboard.
 */
export function RemoveCalendarDialog({ calendar, ...dialog }: RemoveCalendarDialogProps) {
  const t = useTranslate();
  const browser = useAtomValue(browserLoadAtom);
  const [isLeaving, setLeaving] = useState(false);
  // The dialog may be gone before the time is over.
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), unlockAfterMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const question = calendar && {
    ...wording(t, calendar),
    tone: 'danger' as const,
    facts: <WayBack calendar={calendar} />,
  };
  const confirm = () => {
    const address = safeWebAddress(calendar?.remove_url);
    if (!address) throw new Error('A calendar has no valid remove_url.');
    setLeaving(true);
    browser.load(address);
  };
  return <ConfirmDialog question={question} pending={isLeaving} onConfirm={confirm} {...dialog} />;
}

function wording(t: Translate, { title, role }: UserCalendar) {
  return {
    title: t('dashboard:Remove “%title%”?', { title }),
    effect:
      role === 'owner'
        ? t(
            'dashboard:It only leaves your list, and you no longer get its emails. The calendar itself stays, for you and for everybody you share it with.',
          )
        : t(
            'dashboard:You leave this calendar: you no longer see it or get its emails. For everybody else it stays as it is.',
          ),
    act: t('dashboard:Remove calendar'),
  };
}

/** The link that adds the calendar again, which the list will no longer show. */
function WayBack({ calendar }: { calendar: UserCalendar }) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const link = new URL(baseUrl + calendarPath(calendar), window.location.href).href;
  return (
    <DescriptionList
      items={[
        {
          name: t('dashboard:Link to add it again'),
          value: <CopyText text={link} label={t('dashboard:Copy the link')} />,
        },
      ]}
    />
  );
}
