/** The element at an index, wrapping around at the list's end. */
export function pickCyclically<const T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error('There is no element in an empty list.');
  return element;
}
