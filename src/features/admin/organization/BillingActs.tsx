import {
  deleteDiscount,
  restartTrial,
  setDiscount,
  setTrialDate,
  setUpFreeCustomer,
} from '#generated/admin/fetchers.ts';
import { setDiscountLimits, setTrialDateLimits } from '#generated/admin/limits.ts';
import { message } from '#src/i18n/message.ts';
import { requireValue } from '#src/ui/form/field-values.ts';
import { type Day, type Moment, utcDay } from '#src/util/dates.ts';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import { momentOn } from '../acts/moment-on.ts';
import { type Account, findNotesCalendar } from './account.ts';
import { balanceAct } from './BalanceActs.tsx';
import type { Billing } from './organization-data.ts';
import { DiscountFields } from './parts/DiscountFields.tsx';
import { TrialFields, type TrialValues } from './parts/TrialFields.tsx';
import { percentText } from './percent.ts';
import { dayLater, trialEndOn } from './trial-end.ts';

/** The acts on an organization's money, in the order of their cards. */
export function billingActs(account: Account, context: ActContext) {
  return {
    balance: balanceAct(account, context),
    ...trialActs(account, context),
    ...discountActs(account, context),
    makeFree: freeCustomerAct(account, context),
  };
}

/** The usual trial extensions, in days. */
const extensions = [7, 14, 30];

function trialActs(account: Account, context: ActContext) {
  const { t } = context;
  const end = account.billing?.trial_end ?? null;
  return {
    extendTrial: extensions.map((count) =>
      trialEndAct(account, context, {
        label: t('records:+%count% days', { count }),
        day: dayLater(end, count, Date.now()),
      }),
    ),
    setTrialEnd: trialEndAct(account, context, {
      label: t('records:Other date…'),
      day: end && utcDay(end),
    }),
    restartTrial: restartTrialAct(account, context),
  };
}

function trialEndAct(
  { organization: { id, name }, billing, calendars }: Account,
  { t, formats }: ActContext,
  { label, day }: { label: string; day: Day | null },
): Act {
  const end = billing?.trial_end ?? null;
  const send = (to: Moment, options: { signal: AbortSignal }) =>
    setTrialDate({ path: { org: id }, body: { trial_end: to } }, options);
  const chosenEnd = (values: TrialValues) => trialEndOn(requireValue(values.day), end);
  const initial: TrialValues = { day };
  return defineAct({
    key: `trial ${label}`,
    tab: 'billing',
    operation: 'setTrialDate',
    label,
    form: {
      title: t('records:Trial of %name%', { name }),
      effect:
        end === null
          ? t('records:The organization has no trial now: this starts one.')
          : t('records:The organization can use everything until its trial ends.'),
      act: t('records:Set trial end'),
      initial,
      limits: setTrialDateLimits,
      asksReason: true,
      fields: (field, values) => <TrialFields field={field} values={values} current={end} />,
    },
    call: (options, values) => send(chosenEnd(values), options),
    done: (_, values) =>
      message('records:The trial of %name% ends on %day%.', {
        name,
        day: formats.date(chosenEnd(values)),
      }),
    // The API cannot remove a trial, so an organization's first one cannot be undone.
    opposite: () => (end === null ? null : { call: (options) => send(end, options) }),
    noteOn: findNotesCalendar(id, calendars),
  });
}

function restartTrialAct(
  { organization: { id, name }, billing, calendars }: Account,
  { t, formats }: ActContext,
): Act {
  const end = billing?.trial_end ?? null;
  const hasTrial = billing?.status === 'trial' || billing?.status === 'expired';
  return defineAct({
    key: 'restart trial',
    tab: 'billing',
    operation: 'restartTrial',
    label: t('records:Restart…'),
    obstacle: hasTrial ? null : t('records:Only a trial that runs or has run can be restarted.'),
    question: {
      title: t('records:Restart the trial of %name%?', { name }),
      effect: end
        ? t('records:It runs for 30 days from now; its end was %day%.', { day: formats.date(end) })
        : t('records:It runs for 30 days from now.'),
      act: t('records:Restart trial'),
    },
    call: (options) => restartTrial({ path: { org: id } }, options),
    done: () => message('records:The trial of %name% runs for another 30 days.', { name }),
    noteOn: findNotesCalendar(id, calendars),
  });
}

type Discount = Billing['discount'];

function discountActs(account: Account, context: ActContext) {
  return {
    setDiscount: setDiscountAct(account, context),
    ...(account.billing?.discount && { removeDiscount: removeDiscountAct(account, context) }),
  };
}

function sendDiscount(id: number, discount: Discount, options: { signal: AbortSignal }) {
  const path = { id };
  return discount
    ? setDiscount({ path, body: discount }, options)
    : deleteDiscount({ path }, options);
}

function setDiscountAct(
  { organization: { id, name }, billing, calendars }: Account,
  { t, language }: ActContext,
): Act {
  const discount = billing?.discount ?? null;
  return defineAct({
    key: 'set discount',
    tab: 'billing',
    operation: 'setDiscount',
    label: discount ? t('records:Change…') : t('records:Set discount…'),
    form: {
      title: t('records:Discount of %name%', { name }),
      effect: t(
        'records:Applies from the next invoice on. Invoices already sent stay as they are.',
      ),
      act: t('records:Set discount'),
      initial: {
        percent: discount?.percent ?? null,
        ends_at: discount?.ends_at ? utcDay(discount.ends_at) : null,
        reason: discount?.reason ?? '',
      },
      limits: setDiscountLimits,
      fields: (field, values) =>
        billing && <DiscountFields field={field} values={values} billing={billing} />,
    },
    call: (options, { percent, ends_at, reason }): Promise<unknown> =>
      sendDiscount(
        id,
        {
          percent: requireValue(percent),
          ends_at: ends_at && momentOn(ends_at, discount?.ends_at ?? null),
          reason,
        },
        options,
      ),
    done: (_, { percent }) =>
      message('records:%name% has a discount of %percent%.', {
        name,
        percent: percentText(language, requireValue(percent)),
      }),
    opposite: () => ({ call: (options) => sendDiscount(id, discount, options) }),
    noteOn: findNotesCalendar(id, calendars),
  });
}

function removeDiscountAct(
  { organization: { id, name }, billing, calendars }: Account,
  { t }: ActContext,
): Act {
  const discount = billing?.discount ?? null;
  return defineAct({
    key: 'remove discount',
    tab: 'billing',
    operation: 'setDiscount',
    label: t('records:Remove…'),
    question: {
      title: t('records:Remove the discount of %name%?', { name }),
      effect: t(
        'records:The next invoice is charged in full. Invoices already sent stay as they are.',
      ),
      act: t('records:Remove discount'),
    },
    call: (options) => sendDiscount(id, null, options),
    done: () => message('records:%name% has no discount.', { name }),
    opposite: () => ({ call: (options) => sendDiscount(id, discount, options) }),
    noteOn: findNotesCalendar(id, calendars),
  });
}

function freeCustomerAct(
  { organization: { id, name }, billing, calendars }: Account,
  { t }: ActContext,
): Act {
  return defineAct({
    key: 'make free',
    tab: 'billing',
    operation: 'setUpFreeCustomer',
    label: t('records:Make free customer…'),
    obstacle: billing?.free_customer ? t('records:It is a free customer already.') : null,
    question: {
      title: t('records:Make %name% a free customer?', { name }),
      effect: t(
        'records:It is never billed again, and its trial ends. Open invoices stay open. Setting a trial date reverses this.',
      ),
      act: t('records:Make free customer'),
    },
    call: (options) => setUpFreeCustomer({ path: { org: id } }, options),
    done: () => message('records:%name% is a free customer.', { name }),
    noteOn: findNotesCalendar(id, calendars),
  });
}
