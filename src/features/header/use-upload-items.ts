import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { calendarAt } from './calendar-address.ts';

/** What can be uploaded to the calendar on the page; nothing where there is none, or no upload provider. */
export function useUploadItems(): MenuItem[] {
  const t = useTranslate();
  const { upload } = useAtomValue(settingsAtom);
  const { pathname } = useLocation();
  const calendar = calendarAt(pathname);
  if (!upload || !calendar || !('calendarKey' in calendar)) return [];
  // The page opens the dialog that its address names.
  const item = (kind: string, label: string): MenuItem => {
    return { key: kind, label, icon: 'upload', kind: 'page', href: `${pathname}?upload=${kind}` };
  };
  return [
    { ...item('logo', t('header:Upload a logo…')), divided: true },
    item('attachments', t('header:Attach files to an event…')),
  ];
}
