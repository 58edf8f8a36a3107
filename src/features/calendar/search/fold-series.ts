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
  const { events, total, seriesTotals } = joinParts(parts);
  const spans = events.flatMap((event) => eventSpan(event) ?? []).sort(compareSpans);
  const bySeries = Map.groupBy(spans, ({ event }) => event.series_id ?? event.id);
  const rows = [...bySeries].flatMap(([key, seriesSpans]): FoundRow[] => {
    const span = seriesSpans.find(({ days }) => days.last >= today) ?? seriesSpans.at(-1);
    if (!span) return [];
    const seriesTotal = seriesTotals.get(key) ?? 0;
    const series = seriesTotal > 1 ? { spans: seriesSpans, total: seriesTotal } : null;
    return [{ key, span, series }];
  });
  return {
    total,
    listed: spans.length,
    rows: rows.toSorted((a, b) => compareSpans(a.span, b.span)),
  };
}

/** Joins the answers of several parts, each of which counts what it shares with others. */
function joinParts(parts: readonly FoundPart[]): FoundPart {
  const byId = new Map<string, CalendarEvent>();
  const seriesTotals = new Map<string, number>();
  const countInSeries = (id: string, by: number) =>
    seriesTotals.set(id, (seriesTotals.get(id) ?? 0) + by);
  let total = 0;
  for (const part of parts) {
    total += part.total;
    for (const [id, seriesTotal] of part.seriesTotals) countInSeries(id, seriesTotal);
    for (const event of part.events) {
      if (byId.has(event.id)) {
        total -= 1;
        if (event.series_id) countInSeries(event.series_id, -1);
      }
      byId.set(event.id, event);
    }
  }
  return { total, events: [...byId.values()], seriesTotals };
}
