import type { Translate } from '#src/i18n/i18n.ts';

// The parts of each kind of record. Apart from the pages, so that a loading page can name them, too.

export function calendarTabs(t: Translate) {
  return [
    { key: 'overview', label: t('records:Overview') },
    { key: 'subscription', label: t('records:License') },
    { key: 'attributes', label: t('records:Attributes') },
    { key: 'apps', label: t('records:Apps') },
    { key: 'restore', label: t('records:Restore') },
    { key: 'audit', label: t('records:Audit') },
    { key: 'raw', label: t('records:Raw data') },
  ] as const;
}

export function userTabs(t: Translate) {
  return [
    { key: 'overview', label: t('records:Overview') },
    { key: 'profile', label: t('records:Profile') },
    { key: 'security', label: t('records:Security') },
    { key: 'mail', label: t('records:Email') },
    { key: 'history', label: t('records:History') },
    { key: 'raw', label: t('records:Raw data') },
  ] as const;
}

export function organizationTabs(t: Translate) {
  return [
    { key: 'billing', label: t('records:Billing') },
    { key: 'calendars', label: t('records:Calendars') },
    { key: 'notes', label: t('records:Notes') },
    { key: 'apps', label: t('records:Apps') },
    { key: 'raw', label: t('records:Raw data') },
  ] as const;
}
