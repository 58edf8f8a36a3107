import type { components } from '#generated/calendar/types.ts';

export type License = components['schemas']['LicenseTier'];

/** The names of the license tiers, which are the same in all languages. */
export const licenseNames: Readonly<Record<License, string>> = {
  enterprise: 'Enterprise',
  business: 'Business',
  premium: 'Premium',
  pro: 'Pro',
  plus: 'Plus',
  standard: 'Standard',
  intro: 'Intro',
};

/** A tier's name. Falls back to its id, because a newer server may have other tiers. */
export function licenseName(tier: License): string {
  return licenseNames[tier] ?? tier;
}

/** The license tiers, highest first (product specification, section 4). */
export const licenseTiers = [
  'enterprise',
  'business',
  'premium',
  'pro',
  'plus',
  'standard',
  'intro',
] as const satisfies readonly License[];

/** The choices for a field. */
export const licenseChoices = licenseTiers.map((value) => ({ value, label: licenseName(value) }));
