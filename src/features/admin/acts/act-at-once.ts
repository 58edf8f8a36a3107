import { isRecord } from '#src/util/is-record.ts';
/** The keys of the acts that other pages lead to. */
export const actKeys = { balance: 'balance', viewAs: 'view as' } as const;

type ActKey = (typeof actKeys)[keyof typeof actKeys];

/** The state of a navigation to a record's page that starts an act there. */
export function actAtOnce(key: ActKey): { act: string } {
  return { act: key };
}

/** The key of the act that a navigation starts; null if it starts none. */
export function readActAtOnce(state: unknown): string | null {
  return isRecord(state) && typeof state.act === 'string' ? state.act : null;
}
