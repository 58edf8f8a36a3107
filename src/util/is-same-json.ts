/** Compares values as JSON has them: by content, with members in the same order. */
export function isSameJson(value: unknown, otherValue: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(otherValue);
}
