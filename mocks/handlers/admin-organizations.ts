import type { Billing } from '../seed/billing.ts';
import { dayMs } from '../seed/moment.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { billedOrganization, findOrganization } from '../world/calendar-details.ts';
import { overdueOrganizations } from '../world/overdue.ts';
import { isoTime, trialTime } from '../world/times.ts';
import type { World } from '../world/world.ts';
import {
  answerIfFound,
  conflict,
  invalidField,
  notFound,
  prependEntry,
  signature,
  slicePage,
} from './admin-support.ts';
import type { Handlers } from './handler.ts';

const trialDays = 30;

export const adminOrganizationCalls = {
  getBilling: ({ path, world }) => answerIfFound(billedOrganization(world, path.org)),

  getOrganization: ({ path, world }) => answerIfFound(findOrganization(world, path.id)),

  listOverdueOrganizations: ({ query, world, now }) => ({
    status: 200,
    body: slicePage(overdueOrganizations(world, now), query),
  }),

  setTrialDate({ path, body, world, now }) {
    const time = Date.parse(body.trial_end);
    // February 30 matches the pattern.
    if (Number.isNaN(time) || trialTime(time) !== body.trial_end) {
      return invalidField('trial_end', 'There is no such day.');
    }
    return changeBilling(world, path.org, () => ({
      trial_end: body.trial_end,
      status: time > now.getTime() ? 'trial' : 'expired',
      free_customer: false,
    }));
  },

  restartTrial({ path, world, now }) {
    const { organizations, billings } = world;
    if (!organizations.get(path.org)) return notFound;
    const { status } = billings.get(path.org);
    if (status !== 'trial' && status !== 'expired') return conflict;
    return changeBilling(world, path.org, () => ({
      trial_end: trialTime(Date.parse(isoTime(now)) + trialDays * dayMs),
      status: 'trial',
    }));
  },

  addBalance(call) {
    const { amount } = call.body;
    if (amount === 0) return invalidField('amount', 'Must not be zero.');
    return changeBilling(call.world, call.path.org, ({ balance, balance_entries, currency }) => ({
      balance: balance + amount,
      balance_entries: prependEntry(balance_entries, {
        amount,
        currency,
        reason: call.body.reason.trim(),
        ...signature(call),
      }),
    }));
  },

  setUpFreeCustomer: ({ path, world }) =>
    changeBilling(world, path.org, () => ({
      status: 'free',
      free_customer: true,
      trial_end: null,
    })),

  setDiscount({ path, body, world, now }) {
    const { percent, ends_at = null, reason = '' } = body;
    if (ends_at !== null && Date.parse(ends_at) <= now.getTime()) {
      return invalidField('ends_at', 'Must be in the future.');
    }
    return changeBilling(world, path.id, () => ({ discount: { percent, ends_at, reason } }));
  },

  deleteDiscount({ path, world }) {
    if (!world.organizations.get(path.id)) return notFound;
    world.billings.set(path.id, { ...world.billings.get(path.id), discount: null });
    return { status: 204 };
  },

  updateOrganization({ path, body, world }) {
    const organization = world.organizations.get(path.id);
    if (!organization) return notFound;
    if (organization.hidden !== body.hidden) {
      world.changeOrganization({ ...organization, hidden: body.hidden });
    }
    // A role that may hide an organization may still lack access to its bills.
    return answerIfFound(findOrganization(world, path.id));
  },
} satisfies Handlers<UserRecord>;

/** Changes an organization's billing data, and returns the organization. */
function changeBilling(world: World, id: number, change: (billing: Billing) => Partial<Billing>) {
  if (!world.organizations.get(id)) return notFound;
  const billing = world.billings.get(id);
  world.billings.set(id, { ...billing, ...change(billing) });
  return answerIfFound(billedOrganization(world, id));
}
