import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';

interface SearchOptions<Row, Field extends string, Group extends string> {
  /** The text in which each field searches. */
  readonly texts: Readonly<Record<Field, (row: Row) => string>>;
  /** The keys by which results can be grouped. */
  readonly groups?: Readonly<Record<Group, (row: Row) => unknown>>;
  /** Matched only as a whole, for example a number; part of `all`. */
  readonly exact?: (row: Row) => string;
}

export interface SearchRequest<Field extends string, Group extends string = never> {
  readonly type?: Field | 'all' | undefined;
  readonly query?: string | undefined;
  readonly groupby?: Group | undefined;
}

/** Rows that pass a list to a search and return what it finds, for example a world's records. */
interface Searchable<Row> {
  found(search: (rows: readonly Row[]) => readonly Row[]): readonly Row[];
}

/** Prepared texts and results for one list of rows. */
interface ListNotes<Row> {
  readonly texts: Map<string, readonly string[]>;
  readonly results: Map<string, readonly Row[]>;
}

const keptResults = 100;

/**
 * Searches rows by words, in one field or in all of them. A list's texts are prepared once and its results are cached,
 * so a list must not change. Rows that two lists share are prepared once for both.
 */
export class TextSearch<Row extends object, Field extends string, Group extends string = never> {
  readonly #options: SearchOptions<Row, Field, Group>;
  readonly #rowTexts = new Map<string, WeakMap<Row, string>>();
  readonly #lists = new WeakMap<readonly Row[], ListNotes<Row>>();

  constructor(options: SearchOptions<Row, Field, Group>) {
    this.#options = options;
  }

  /**
   * In the rows' order; with a grouping, results of one group are adjacent.
   * @param narrow filters and sorts the results before they are grouped.
   */
  find(
    rows: Searchable<Row>,
    request: SearchRequest<Field, Group>,
    narrow: (found: readonly Row[]) => readonly Row[] = (found) => found,
  ): readonly Row[] {
    const { type = 'all', query = '', groupby } = request;
    const words = searchWords(query);
    const found = narrow(rows.found((list) => this.#matching(list, type, words)));
    return groupby === undefined ? found : this.#grouped(found, groupby);
  }

  /** Prepares a list's texts ahead of the first search. */
  prepare(rows: readonly Row[]) {
    this.#textsOf(rows, 'all');
  }

  #matching(rows: readonly Row[], type: Field | 'all', words: readonly string[]): readonly Row[] {
    if (words.length === 0) return rows;
    return this.#kept(rows, `${type} ${words.join(' ')}`, () => {
      const texts = this.#textsOf(rows, type);
      const { exact } = this.#options;
      const whole = type === 'all' && words.length === 1 ? words[0] : undefined;
      return rows.filter(
        (row, place) =>
          hasAllWords(texts[place] ?? '', words) || (whole !== undefined && exact?.(row) === whole),
      );
    });
  }

  #grouped(rows: readonly Row[], groupby: Group): readonly Row[] {
    const group = this.#options.groups?.[groupby];
    if (!group) return rows;
    return this.#kept(rows, `by ${groupby}`, () => [...Map.groupBy(rows, group).values()].flat());
  }

  /** The cached result for the same list, if any. */
  #kept(rows: readonly Row[], key: string, workOut: () => readonly Row[]): readonly Row[] {
    const { results } = this.#notes(rows);
    const known = results.get(key);
    if (known) return known;
    const result = workOut();
    const [oldest] = results.keys();
    if (results.size >= keptResults && oldest !== undefined) results.delete(oldest);
    results.set(key, result);
    return result;
  }

  #textsOf(rows: readonly Row[], type: Field | 'all'): readonly string[] {
    const { texts } = this.#notes(rows);
    const known = texts.get(type);
    if (known) return known;
    const made = rows.map((row) => this.#textOf(row, type));
    texts.set(type, made);
    return made;
  }

  #textOf(row: Row, type: Field | 'all'): string {
    const kept = this.#rowTexts.get(type) ?? new WeakMap<Row, string>();
    this.#rowTexts.set(type, kept);
    const known = kept.get(row);
    if (known !== undefined) return known;
    const readers =
      type === 'all' ? Object.values(this.#options.texts) : [this.#options.texts[type]];
    // A line break keeps one word from matching across two fields.
    const text = searchableText(
      (readers as ((row: Row) => string)[]).map((read) => read(row)).join('\n'),
    );
    kept.set(row, text);
    return text;
  }

  #notes(rows: readonly Row[]): ListNotes<Row> {
    const notes = this.#lists.get(rows) ?? { texts: new Map(), results: new Map() };
    this.#lists.set(rows, notes);
    return notes;
  }
}
