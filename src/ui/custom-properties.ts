import type { CSSProperties } from 'react';

/** Values for `style` that a part's styles read: `{ '--hours': 24 }`. */
export function customProperties(
  values: Readonly<Record<`--${string}`, string | number>>,
): CSSProperties {
  // React's type has no custom properties.
  return values as CSSProperties;
}
