import { useState } from 'react';

/** The last non-null value, so that a dialog's content stays readable while it fades out. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value === null || value === last) return last;
  setLast(value);
  return value;
}
