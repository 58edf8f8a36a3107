import type { Billing } from '../seed/billing.ts';
import type { Account } from '../world/accounts.ts';
import type { AdminWorld } from '../world/admin-world.ts';
import { organizationOf } from '../world/calendar-details.ts';
import { overdueOrganizations } from '../world/overdue.ts';
import { dayMs, isoTime, trialTime } from '../world/times.ts';
import { conflict, entered, invalidField, notFound, signature } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

const trialDays = 30;

const loadBilling: Handler<'loadBilling', Account> = ({ path, world }) =>
  loadedOrganization(world.admin, path.org);

const listOverdueOrganizations: Handler<'listOverdueOrganizations', Account> = ({ world, now }) => {
  const organizations = overdueOrganizations(world.admin, now);
  return { status: 200, body: { total: organizations.length, organizations } };
};

const setTrialDate: Handler<'setTrialDate', Account> = ({ path, body, world, now }) => {
  const time = Date.parse(body.trial_end);
  // The thirtieth of February passes the pattern.
  if (Number.isNaN(time) || trialTime(time) !== body.trial_end) {
    return invalidField('trial_end', 'There is no such day.');
  }
  return billed(world.admin, path.org, () => ({
    trial_end: body.trial_end,
    status: time > now.getTime() ? 'trial' : 'expired',
    free_customer: false,
  }));
};

const restartTrial: Handler<'restartTrial', Account> = ({ path, world, now }) => {
  const { organizations, billings } = world.admin;
  if (!organizations.get(path.org)) return notFound;
  const { status } = billings.get(path.org);
  if (status !== 'trial' && status !== 'expired') return conflict;
  return billed(world.admin, path.org, () => ({
    trial_end: trialTime(Date.parse(isoTime(now)) + trialDays * dayMs),
    status: 'trial',
  }));
};

const addBalance: Handler<'addBalance', Account> = (call) => {
  const { amount } = call.body;
  if (amount === 0) return invalidField('amount', 'Must not be zero.');
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) {
    return invalidField('amount', 'Please enter at most two decimals.');
  }
  return billed(call.world.admin, call.path.org, ({ balance, balance_entries }) => ({
    balance: Math.round((balance + amount) * 100) / 100,
    balance_entries: entered(balance_entries, {
      amount,
      reason: call.body.reason.trim(),
      ...signature(call),
    }),
  }));
};

const setUpFreeCustomer: Handler<'setUpFreeCustomer', Account> = ({ path, world }) =>
  billed(world.admin, path.org, () => ({ status: 'free', free_customer: true, trial_end: null }));

const setDiscount: Handler<'setDiscount', Account> = ({ path, body, world, now }) => {
  const { percent, ends_at = null, reason = '' } = body;
  if (ends_at !== null && Date.parse(ends_at) <= now.getTime()) {
    return invalidField('ends_at', 'Must be in the future.');
  }
  return billed(world.admin, path.id, () => ({ discount: { percent, ends_at, reason } }));
};

const removeDiscount: Handler<'removeDiscount', Account> = ({ path, world }) =>
  billed(world.admin, path.id, () => ({ discount: null }));

const updateOrganization: Handler<'updateOrganization', Account> = ({ path, body, world }) => {
  const organization = world.admin.organizations.get(path.id);
  if (!organization) return notFound;
  if (organization.hidden !== body.hidden) {
    world.admin.changeOrganization({ ...organization, hidden: body.hidden });
  }
  // Who may hide an organisation need not be one who may see its bills.
  const shown = organizationOf(world.admin, path.id);
  return shown ? { status: 200, body: shown } : notFound;
};

export const adminOrganizationCalls = {
  loadBilling,
  listOverdueOrganizations,
  setTrialDate,
  restartTrial,
  addBalance,
  setUpFreeCustomer,
  setDiscount,
  removeDiscount,
  updateOrganization,
} satisfies Handlers<Account>;

/** Changes an organisation's billing data, and answers the organisation. */
function billed(admin: AdminWorld, id: number, change: (billing: Billing) => Partial<Billing>) {
  if (!admin.organizations.get(id)) return notFound;
  const billing = admin.billings.get(id);
  admin.billings.set(id, { ...billing, ...change(billing) });
  return loadedOrganization(admin, id);
}

function loadedOrganization(admin: AdminWorld, id: number) {
  const organization = organizationOf(admin, id, { loaded: true });
  return organization ? ({ status: 200, body: organization } as const) : notFound;
}
