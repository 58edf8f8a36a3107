/** A rule that a field can break. */
export type Rule =
  | 'missing'
  | 'unchosen'
  | 'unchecked'
  | 'email'
  | 'url'
  | 'short'
  | 'long'
  | 'number'
  | 'decimals'
  | 'low'
  | 'high'
  | 'date'
  | 'early'
  | 'late'
  | 'pattern';

/** What is wrong with a field. It becomes a text where it is shown, so that it follows the page's language. */
export interface FieldError {
  rule: Rule;
  /** How many characters or decimal places there may be, or must. */
  count?: number;
  /** The least or the greatest value. The field writes it, as it writes its own. */
  bound?: number | string;
}
