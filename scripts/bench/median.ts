/** The middle one of some measurements, which a busy moment of the machine does not distort; `NaN` if there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
