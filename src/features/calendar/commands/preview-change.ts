import { previewEventChange } from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import { RequestError } from '#src/api/errors.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { ChangeCommand } from './event-command.ts';

/** The effect of changes, by scope; null where only the server would know. */
export interface ChangePreview {
  readonly following: ScopeEffect | null;
  readonly all: ScopeEffect | null;
}

export type ScopeEffect = components['schemas']['ScopeEffect'];

const unknown: ChangePreview = { following: null, all: null };

/** The most series to ask about, one call for each. */
const mostSeries = 20;

/**
 * Asks the server what changes would do to series, of each of which there is one, and to events that happen once. The
 * question can be answered without the numbers.
 */
export async function previewChanges(
  { address, memory }: Pick<ReadableCalendar, 'address' | 'memory'>,
  commands: readonly ChangeCommand[],
): Promise<ChangePreview> {
  const repeated = commands.filter(({ event }) => event.series_id !== undefined);
  if (repeated.length > mostSeries) return unknown;
  const query = memory.zone === undefined ? {} : { tz: memory.zone };
  const once = commands.length - repeated.length;
  try {
    const previews = await Promise.all(
      repeated.map((command) =>
        previewEventChange({
          path: { calendar: address, eventId: command.event.id },
          query,
          body: {
            version: command.event.version,
            ...(command.kind === 'update' && command.changes),
          },
        }),
      ),
    );
    const add = (scope: 'following' | 'all') =>
      addEffects(
        previews.map((preview) => preview?.[scope] ?? null),
        once,
      );
    return { following: add('following'), all: add('all') };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return unknown;
  }
}

/** @param once the number of events that happen once, of which nobody has asked whether they are past. */
function addEffects(effects: readonly (ScopeEffect | null)[], once: number): ScopeEffect | null {
  return effects.reduce(
    (sum, effect) =>
      sum &&
      effect && {
        total: sum.total === null || effect.total === null ? null : sum.total + effect.total,
        past: sum.past === null || effect.past === null ? null : sum.past + effect.past,
        kept: sum.kept + effect.kept,
        lost: sum.lost + effect.lost,
      },
    { total: once, past: once > 0 ? null : 0, kept: 0, lost: 0 },
  );
}
