import { useTranslate } from '#src/i18n/i18n.ts';
import type { SearchWords } from '../search/search-words.ts';
import { licenseNames } from './license-names.ts';
import { useStateNames } from './use-state-names.ts';

export function useCalendarWords(): SearchWords {
  const t = useTranslate();
  return {
    title: t('admin:Calendars'),
    fields: {
      all: t('admin:Everything'),
      title: t('admin:Title'),
      identifier: t('admin:Identifier'),
      key: t('admin:Key'),
      owner: t('admin:Owner'),
      organization: t('admin:Organization'),
    },
    groups: {
      organization: t('admin:By organization'),
      owner: t('admin:By owner'),
      license: t('admin:By license'),
    },
    filters: {
      active: {
        label: t('admin:State'),
        any: t('admin:Any state'),
        values: { 0: t('common:Inactive'), 1: t('admin:Active') },
      },
      license: {
        label: t('admin:License'),
        any: t('admin:Any license'),
        values: licenseNames,
      },
    },
    sorts: { title: t('admin:Title'), created_at: t('admin:Created') },
    countText: (count) => t('admin:%count% calendars found', { count }),
    emptyTitle: t('admin:No calendar found'),
  };
}

export function useUserWords(): SearchWords {
  const t = useTranslate();
  return {
    title: t('admin:Users'),
    fields: {
      all: t('admin:Everything'),
      name: t('admin:Name'),
      email: t('common:Email address'),
      id: t('admin:ID'),
    },
    filters: {
      state: {
        label: t('admin:State'),
        any: t('admin:Any state'),
        values: useStateNames().user,
      },
    },
    sorts: {
      name: t('admin:Name'),
      email: t('common:Email address'),
      created_at: t('admin:Created'),
      last_login_at: t('admin:Last login'),
    },
    countText: (count) => t('admin:%count% users found', { count }),
    emptyTitle: t('admin:No user found'),
  };
}

export function useEmailWords(): SearchWords {
  const t = useTranslate();
  return {
    title: t('admin:Emails'),
    fields: {},
    placeholder: t('admin:Address or subject'),
    filters: {
      status: {
        label: t('admin:State'),
        any: t('admin:Any state'),
        values: useStateNames().email,
      },
    },
    countText: (count) => t('admin:%count% emails found', { count }),
    emptyTitle: t('admin:No email found'),
  };
}

export function useSubscriberWords(): SearchWords {
  const t = useTranslate();
  return {
    title: t('admin:Newsletter'),
    fields: {},
    placeholder: t('common:Email address'),
    filters: {
      status: {
        label: t('admin:State'),
        any: t('admin:Any state'),
        values: useStateNames().subscriber,
      },
    },
    countText: (count) => t('admin:%count% subscribers found', { count }),
    emptyTitle: t('admin:No subscriber found'),
  };
}
