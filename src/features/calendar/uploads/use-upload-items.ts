import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { pageItemsAtom } from '#src/ui/menu/page-items.ts';
import type { UploadKind } from './use-wanted-upload.ts';

/**
 * Adds the uploads to a calendar to the account menu, unless the hosting page names no upload provider.
 * @param pathname the calendar's page; null adds nothing.
 */
export function useUploadItems(pathname: string | null): void {
  const t = useTranslate();
  const setItems = useSetAtom(pageItemsAtom);
  const canUpload = useAtomValue(settingsAtom).upload !== undefined;
  // The menu is outside the page, so remove the items when the page unmounts.
  useEffect(() => {
    if (!canUpload || pathname === null) return;
    const item = (kind: UploadKind, label: string): MenuItem => {
      return { key: kind, label, icon: 'upload', kind: 'page', href: `${pathname}?upload=${kind}` };
    };
    setItems([
      { ...item('logo', t('calendar:Upload a logo…')), divided: true },
      item('attachments', t('calendar:Attach files to an event…')),
    ]);
    return () => setItems([]);
  }, [t, setItems, canUpload, pathname]);
}
