import type { Translate } from '#src/i18n/i18n.ts';

/** The names of the roles that customers do not have. */
export function roleNames(t: Translate): Readonly<Record<string, string>> {
  return {
    ROLE_ADMIN: t('admin:Admin'),
    ROLE_SALES: t('admin:Sales'),
    ROLE_SUPPORT: t('admin:Support'),
    ROLE_TESTUSER: t('admin:Test user'),
  };
}
