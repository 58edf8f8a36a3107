import {
  type CalendarEvent,
  compareSpans,
  type EventSpan,
  eventSpan,
} from '#src/calendar/model/event.ts';

/** The answer of a search in some days. */
export interface FoundPart {
  /** The number of events, of which `events` may have only the first. */
  readonly total: number;
  readonly events: readonly CalendarEvent[];
  /** The number of events of each series. */
  readonly seriesTotals: ReadonlyMap<string, number>;
}

/** A found event, or a series of which several are found. */
export interface FoundRow {
  readonly key: string;
  /** Of a series, the next event from today on, otherwise its last one. */
  readonly span: EventSpan;
  /** Null for an event that is found alone. */
  readonly series: FoundSeries | null;
}

export interface FoundSeries {
  /** Those that are listed, earliest first. */
  readonly spans: readonly EventSpan[];
  /** The number that the server has counted. */
  readonly total: number;
}

export interface FoundList {
  readonly total: number;
  /** The number of those in `rows`. */
  readonly listed: number;
  /** Earliest first. */
  readonly rows: readonly FoundRow[];
}

/** Folds the found events of each series into one row. What spans two parts counts once. */
export function foldSeries(parts: readonly FoundPart[], today: number): FoundList {
  const all = parts.flatMap(({ events }) => events);
  const byId = new Map(all.map((event) => [event.id, event]));
  const spans = [...byId.values()].flatMap((event) => eventSpan(event) ?? []).sort(compareSpans);
  const bySeries = Map.groupBy(spans, ({ event }) => event.series_id ?? event.id);
  const rows = [...bySeries].flatMap(([key, seriesSpans]): FoundRow[] => {
    const span = seriesSpans.find(({ days }) => days.last >= today) ?? seriesSpans.at(-1);
    if (!span) return [];
    const counted = sum(parts.map(({ seriesTotals }) => seriesTotals.get(key) ?? 0));
    const total = counted - countRepeated(all, key);
    return [{ key, span, series: total > 1 ? { spans: seriesSpans, total } : null }];
  });
  return {
    total: sum(parts.map(({ total }) => total)) - (all.length - byId.size),
    listed: spans.length,
    rows: rows.toSorted((a, b) => compareSpans(a.span, b.span)),
  };
}

/** The number of times that events of a series are in a further part. */
function countRepeated(all: readonly CalendarEvent[], seriesId: string): number {
  const ids = all.filter(({ series_id }) => series_id === seriesId).map(({ id }) => id);
  return ids.length - new Set(ids).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
