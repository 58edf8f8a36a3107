import type { Subscription } from '../calendar-loader.ts';

export type License = Subscription['license'];

/** The license tiers, highest first (product specification, section 4). Names of products are not translated. */
export const licenseTiers = [
  'enterprise',
  'business',
  'premium',
  'pro',
  'plus',
  'standard',
  'intro',
] as const satisfies readonly License[];

export function licenseName(license: License): string {
  return license.charAt(0).toUpperCase() + license.slice(1);
}

/** Choices for a field, in the fixed order. */
export const licenseChoices = licenseTiers.map((value) => ({ value, label: licenseName(value) }));
