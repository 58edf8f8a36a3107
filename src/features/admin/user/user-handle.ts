import type { Translate } from '#src/i18n/i18n.ts';
import type { RecordHandle } from '../acts/open-record.ts';
import { endAllMailAct, endMailAct, groupByCalendar } from './mail-acts.ts';
import { turnOffTwoFactorAct } from './two-factor-act.ts';
import { userActs } from './UserActs.tsx';
import type { UserData } from './user-data.ts';

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

/** What the palette offers on the page. */
export const userHandle: RecordHandle<UserData> = {
  tabs: userTabs,
  acts: (data, context) => {
    const mails = groupByCalendar(data.subscriptions);
    return [
      ...Object.values(userActs(data.view, context)),
      ...(data.view.two_factor.active ? [turnOffTwoFactorAct(data.view, context)] : []),
      ...(mails.length > 1 ? [endAllMailAct(data, context)] : []),
      ...mails.map((mail) => endMailAct(data, context, mail)),
    ];
  },
};
