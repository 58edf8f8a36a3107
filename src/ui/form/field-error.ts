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
  | 'time'
  | 'early'
  | 'late'
  | 'pattern';

/** A field error. It becomes text only when shown, so that it follows the page's language. */
export interface FieldError {
  rule: Rule;
  /** The number of characters or decimal places allowed or required. */
  count?: number;
  /** The minimum or maximum, or an example, formatted by the field like its own value. */
  bound?: number | string;
}
