import type { FoundCalendar } from './calendars.ts';

type License = FoundCalendar['license'];

/** The names of the plans, which are the same in all languages. */
export const licenseNames: Readonly<Record<License, string>> = {
  enterprise: 'Enterprise',
  business: 'Business',
  premium: 'Premium',
  pro: 'Pro',
  plus: 'Plus',
  standard: 'Standard',
  intro: 'Intro',
};
