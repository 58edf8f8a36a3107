import { isRecord } from '#src/util/is-record.ts';

/** The state of a navigation to a user's page that opens the dialog to view the product as them. */
export const viewAsState = { viewAs: true } as const;

export function isViewAs(state: unknown): boolean {
  return isRecord(state) && state.viewAs === true;
}
