import { useTranslate } from '#src/i18n/i18n.ts';

/** The names of the roles that customers do not have. */
export function useRoleNames(): Readonly<Record<string, string>> {
  const t = useTranslate();
  return {
    ROLE_ADMIN: t('admin:Admin'),
    ROLE_SALES: t('admin:Sales'),
    ROLE_SUPPORT: t('admin:Support'),
    ROLE_TESTUSER: t('admin:Test user'),
  };
}
