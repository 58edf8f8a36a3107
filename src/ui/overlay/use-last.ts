import { useState } from 'react';

/** The last value that was not null: what a dialog is about stays readable while the dialog fades away. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value === null || value === last) return last;
  setLast(value);
  return value;
}
