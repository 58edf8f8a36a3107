import { licenseNames } from '../../kinds/license-names.ts';
import type { Subscription } from '../calendar-loader.ts';

export type License = Subscription['license'];

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

/** The choices for a field, in a fixed order. */
export const licenseChoices = licenseTiers.map((value) => ({ value, label: licenseNames[value] }));
