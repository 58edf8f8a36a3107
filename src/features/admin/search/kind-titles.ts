import type { Translate } from '#src/i18n/i18n.ts';

/** The kinds of records that the tool's start page finds, in its order. */
export function kindTitles(t: Translate) {
  return {
    calendars: t('admin:Calendars'),
    users: t('admin:Users'),
    emails: t('admin:Emails'),
    newsletter: t('admin:Newsletter'),
  };
}
