import type { AllSettled } from '#src/calendar/store/settle-all.ts';
import { englishText, type Message } from '#src/i18n/message.ts';
import type { StatusMessage } from '#src/status/status.ts';

/** Describes changes, at least one, in a message. */
type Say<Change> = (changes: readonly Change[]) => Message;

interface ToldFailures<Change> extends Pick<StatusMessage, 'id' | 'trace' | 'blockedUntil'> {
  /** The outcome of the changes, and the reasons. */
  readonly texts: readonly Message[];
  /** Those that may succeed if they are made again. */
  readonly lost: readonly Change[];
}

/** Describes changes that have failed, perhaps each for a different reason. */
export function tellFailures<Change>(
  failed: AllSettled<Change, unknown>['failed'],
  { sayFailed, sayUnclear }: { sayFailed: Say<Change>; sayUnclear: Say<Change> },
): ToldFailures<Change> {
  const { failed: certain = [], unclear = [] } = Object.groupBy(failed, ({ error }) =>
    error.isUncertain ? 'unclear' : 'failed',
  );
  const listChanges = (some: typeof failed) => some.map(({ change }) => change);
  const lost = failed.filter(({ error }) => error.isUnexpected);
  const reasons = [...certain, ...unclear].map(({ error: { text } }) => text);
  const waits = failed.flatMap(({ error: { blockedUntil = [] } }) => blockedUntil);
  return {
    ...(lost[0] && { id: lost[0].error.id, trace: lost[0].error.trace }),
    ...(waits.length > 0 && { blockedUntil: Math.max(...waits) }),
    texts: [
      ...(certain.length > 0 ? [sayFailed(listChanges(certain))] : []),
      ...(unclear.length > 0 ? [sayUnclear(listChanges(unclear))] : []),
      ...new Map(reasons.map((reason) => [englishText(reason), reason])).values(),
    ],
    lost: listChanges(lost),
  };
}
