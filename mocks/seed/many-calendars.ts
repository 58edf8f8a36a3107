import type { components } from '#generated/app/types.ts';
import { fixture } from '../fixture.ts';
import { dayMs, recently, since, type TimedRecord, yearMs } from './moment.ts';
import { once } from './once.ts';
import { organizationName } from './organization-names.ts';

type Calendar = Omit<components['schemas']['Calendar'], 'remove_url'>;

/** Mandy Many's calendars exist only on her dashboard. */
export const manyAccountId = 9002;

const mandy = { id: manyAccountId, name: 'Mandy Many' };

const count = 1000;
const organizationCount = 12;
/** Above those of calendars that a world creates. */
const firstId = 30_001;

export const manyCalendars = once<readonly TimedRecord<Calendar>[]>(() =>
  Array.from({ length: count }, (_, index) => {
    const active = index % 9 !== 4;
    const sample = fixture('Calendar', { id: firstId + index, active }, index);
    const { remove_url: _url, ...calendar } = sample;
    // Every third calendar belongs to a person without an organization.
    const organization_name = index % 3 === 0 ? null : organizationName(index % organizationCount);
    const owner = sample.role === 'owner' ? mandy : sample.owner;
    const created_at = since(index, dayMs, 5 * yearMs);
    const last_opened_at = calendar.last_opened_at && recently(index, -created_at);
    return { ...calendar, organization_name, owner, created_at, last_opened_at };
  }),
);
