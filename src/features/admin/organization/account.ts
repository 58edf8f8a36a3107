import type { Billing, Organization } from './organization-loader.ts';

/** The data that the acts on an organization's money need. */
export interface Account {
  organization: Organization;
  /** Null for staff who may not see it; then all acts are denied too. */
  billing: Billing | null;
  /** The calendar that takes notes on the acts; organizations have no audit of their own. */
  noteOn: number | undefined;
  /** Loads the billing data again. */
  reload: () => Promise<void>;
}
