import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';

interface SearchOptions<Row, Field extends string> {
  /** The text in which each field searches. */
  readonly texts: Readonly<Record<Field, (row: Row) => string>>;
  /** Matched only as a whole, for example a number; part of `all`. */
  readonly exact?: (row: Row) => string;
}

interface SearchRequest<Field extends string> {
  readonly type?: Field | 'all' | undefined;
  readonly query?: string | undefined;
}

/**
 * Searches rows by words, in one field or in all of them. Normalizing the texts of 5,000 rows takes a noticeable time,
 * so each row's text is kept as long as the row; rows must not change.
 */
export class TextSearch<Row extends object, Field extends string> {
  readonly #options: SearchOptions<Row, Field>;
  readonly #texts = new Map<Field | 'all', WeakMap<Row, string>>();

  constructor(options: SearchOptions<Row, Field>) {
    this.#options = options;
  }

  /** In the rows' order. */
  find(rows: readonly Row[], { type = 'all', query = '' }: SearchRequest<Field>): readonly Row[] {
    const words = searchWords(query);
    if (words.length === 0) return rows;
    const { exact } = this.#options;
    const whole = type === 'all' && words.length === 1 ? words[0] : undefined;
    return rows.filter(
      (row) =>
        hasAllWords(this.#text(row, type), words) ||
        (whole !== undefined && exact?.(row) === whole),
    );
  }

  #text(row: Row, type: Field | 'all'): string {
    const texts = this.#texts.get(type) ?? new WeakMap<Row, string>();
    this.#texts.set(type, texts);
    const knownText = texts.get(row);
    if (knownText !== undefined) return knownText;
    const { texts: readers } = this.#options;
    const fields: readonly ((row: Row) => string)[] =
      type === 'all' ? Object.values(readers) : [readers[type]];
    // A line break keeps one word from matching across two fields.
    const text = searchableText(fields.map((read) => read(row)).join('\n'));
    texts.set(row, text);
    return text;
  }
}
