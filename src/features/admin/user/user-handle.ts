import type { RecordHandle } from '../acts/open-record.ts';
import { userTabs } from '../records/record-tabs.ts';
import { endAllMailAct, endMailAct, groupByCalendar } from './mail-acts.ts';
import { turnOffTwoFactorAct } from './two-factor-act.ts';
import { userActs } from './UserActs.tsx';
import type { UserData } from './user-data.ts';

/** The page's data and acts that the palette offers. */
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
