import type { Billing, Organization } from './organization-loader.ts';

/** The data that the actions on an organization's money need. */
export interface Account {
  organization: Organization;
  /** Null for staff who may not see it; all actions are denied then, too. */
  billing: Billing | null;
  /** The calendar that receives notes on the actions; organizations have no audit log of their own. */
  noteOn: number | undefined;
  /** Reloads the billing data. */
  reload: () => Promise<void>;
}
