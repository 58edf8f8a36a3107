/** The members of an object that another one has, too. */
export function pickSame<Values extends object>(values: Values, other: object): Partial<Values> {
  const same: Partial<Values> = { ...values };
  for (const key in same) if (!(key in other)) delete same[key];
  return same;
}
