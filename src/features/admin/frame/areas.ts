import { staffPaths } from '#generated/app/staff-paths.ts';
import type { IconName } from '#generated/icons.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDenial } from '../acts/use-denial.ts';

export interface Area {
  key: string;
  label: string;
  href: string;
  icon: IconName;
  /** The key after `g`; search uses the shortcut of the whole tool. */
  letter: string | null;
  /** Why the user has read-only access; null if they may make changes in the area. */
  denial: string | null;
}

/** The areas in navigation order. All staff see all of them. */
export function useAreas(): readonly Area[] {
  const t = useTranslate();
  const push = useDenial('sendPushMessage');
  const area = (
    key: string,
    label: string,
    href: string,
    icon: IconName,
    letter: string | null,
  ) => {
    return { key, label, href, icon, letter, denial: null };
  };
  return [
    area('search', t('admin:Search'), staffPaths.admin(), 'search', null),
    area('overdue', t('admin:Overdue organizations'), staffPaths.adminOverdue(), 'alert', 'o'),
    area('newsletter', t('admin:Newsletter'), staffPaths.adminNewsletter(), 'mail', 'l'),
    area('domains', t('admin:Trusted domains'), staffPaths.adminDomains(), 'globe', 't'),
    {
      ...area('push', t('admin:Push message'), staffPaths.adminPush(), 'phone', 'm'),
      denial: push,
    },
  ];
}
