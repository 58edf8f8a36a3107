import { loadLater } from '#src/api/loaded.ts';
import { readSearch, type SearchChoice, toQuery } from './search.ts';

/** The number of results that the other searches of a page have for a text, by `kind`. Failed calls are missing. */
type Counts = ReadonlyMap<string | undefined, number>;

export type KindCounts = Promise<Counts>;

/** Counts the results of a page's other searches for the text in its address. Nothing waits for it. */
export function loadKindCounts(
  choices: readonly SearchChoice[],
  { url, signal }: Request,
): KindCounts {
  const address = new URL(url).searchParams;
  const query = address.get('query') ?? '';
  const shownKind = address.get('kind') ?? undefined;
  const otherChoices = choices.filter(({ kind }) => kind !== shownKind);
  const count = async (search: SearchChoice) => {
    const request = readSearch(search, new URLSearchParams({ query }));
    const foundRows = await search.find({ ...toQuery(request), limit: 1 }, { signal });
    return [search.kind, foundRows?.total] as const;
  };
  return loadLater(
    Promise.allSettled(otherChoices.map(count)).then((outcomes) => {
      const counts = new Map<string | undefined, number>();
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') continue;
        const [kind, total] = outcome.value;
        if (total !== undefined) counts.set(kind, total);
      }
      return counts;
    }),
    signal,
  );
}
