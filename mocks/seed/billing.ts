import type { components } from '#generated/admin/types.ts';
import { dayMs, type SeededTime, storyTime, type TimedRecord, yearMs } from './moment.ts';
import { findFirstOwner } from './organizations.ts';
import { pickCyclically } from './pick-cyclically.ts';

type Schemas = components['schemas'];
export type Billing = TimedRecord<Schemas['Billing']>;
type Invoice = TimedRecord<Schemas['Invoice']>;

/** Trials end at the end of a day. */
const midnight = storyTime('2026-03-02T00:00:00Z');
const salesStaff = { id: 4, name: 'Saul Sales', email: 'sales@example.com' };
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'SEK', 'PLN'] as const;
const statuses = [
  'paying',
  'paying',
  'overdue',
  'trial',
  'paying',
  'free',
  'expired',
  'trial',
] as const;
const paymentDays = 14;

/** The initial billing data of an organization in the demo data. */
export function seededBilling(id: number): Billing {
  if (id === 11) return riversideBilling;
  if (id === 12) return harbourBilling;
  const status = pickCyclically(statuses, id);
  const currency = pickCyclically(currencies, Math.floor(id / 3));
  const pays = status === 'paying' || status === 'overdue';
  const credit = id % 6 === 1 ? (10 + (id % 40)) * 100 : 0;
  return {
    currency,
    balance: credit,
    status,
    trial_end: trialEnd(id, status),
    free_customer: status === 'free',
    discount: pays && id % 8 === 4 ? { percent: 10, ends_at: null, reason: 'Non-profit' } : null,
    billing_email: findFirstOwner(id)?.email ?? 'billing@example.com',
    invoices: pays ? invoices(id, currency, status === 'overdue') : [],
    balance_entries: credit
      ? [
          {
            id: 1,
            created_at: -(1 + (id % 300)) * dayMs,
            amount: credit,
            currency,
            reason: 'Goodwill',
            author: salesStaff,
          },
        ]
      : [],
  };
}

function trialEnd(id: number, status: Billing['status']): SeededTime | null {
  if (status === 'trial') return midnight + (1 + (id % 28)) * dayMs;
  return status === 'expired' ? midnight - (1 + (id % 200)) * dayMs : null;
}

/** One per year, latest first. */
function invoices(id: number, currency: Invoice['currency'], overdue: boolean): Invoice[] {
  const count = 1 + (id % 4);
  const latest = -(paymentDays + 1 + (id % 75)) * dayMs;
  return Array.from({ length: count }, (_, index) => {
    const createdAt = latest - index * yearMs;
    const unpaid = overdue && index === 0;
    return invoice(id, count - index, {
      created_at: createdAt,
      due_at: createdAt + paymentDays * dayMs,
      paid_at: unpaid ? null : createdAt + (id % paymentDays) * dayMs,
      amount: currency === 'JPY' ? 9800 + (id % 50) * 100 : 5940 + (id % 90) * 1200,
      currency,
      status: unpaid ? 'overdue' : 'paid',
    });
  });
}

function invoice(
  organizationId: number,
  number: number,
  invoiceFields: Omit<Invoice, 'id' | 'number'>,
): Invoice {
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return {
    id: organizationId * 100 + number,
    number: `R-${pad(organizationId, 5)}-${pad(number, 2)}`,
    ...invoiceFields,
  };
}

const paying = {
  currency: 'EUR',
  status: 'paying',
  trial_end: null,
  free_customer: false,
  discount: null,
} as const;

const riversideBilling: Billing = {
  ...paying,
  balance: 2550,
  billing_email: 'owner@example.com',
  invoices: [
    invoice(11, 2, {
      created_at: storyTime('2026-02-11T06:00:00Z'),
      due_at: storyTime('2026-02-25T06:00:00Z'),
      paid_at: storyTime('2026-02-13T09:12:00Z'),
      amount: 11880,
      currency: 'EUR',
      status: 'paid',
    }),
    invoice(11, 1, {
      created_at: storyTime('2025-02-11T06:00:00Z'),
      due_at: storyTime('2025-02-25T06:00:00Z'),
      paid_at: storyTime('2025-02-20T14:40:00Z'),
      amount: 10800,
      currency: 'EUR',
      status: 'paid',
    }),
  ],
  balance_entries: [
    {
      id: 1,
      created_at: storyTime('2026-01-20T11:05:00Z'),
      amount: 2550,
      currency: 'EUR',
      reason: 'Refund for the outage in January',
      author: salesStaff,
    },
  ],
};

const harbourBilling: Billing = {
  ...paying,
  status: 'overdue',
  balance: 0,
  billing_email: 'hugo@harbour-offices.example',
  invoices: [
    invoice(12, 1, {
      created_at: storyTime('2026-01-09T06:00:00Z'),
      due_at: storyTime('2026-01-23T06:00:00Z'),
      paid_at: null,
      amount: 94800,
      currency: 'EUR',
      status: 'overdue',
    }),
  ],
  balance_entries: [],
};
