import type { components } from '#generated/admin/types.ts';

export type License = components['schemas']['Subscription']['license'];

export const licenseNames: Readonly<Record<License, string>> = {
  enterprise: 'Enterprise',
  business: 'Business',
  premium: 'Premium',
  pro: 'Pro',
  plus: 'Plus',
  standard: 'Standard',
  intro: 'Intro',
};

/** A tier's name, which is the same in all languages. A newer server may have other tiers. */
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
