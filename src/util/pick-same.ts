/** The members of an object that another one has, too. */
export function pickSame<Values extends object>(
  values: Values,
  otherObject: object,
): Partial<Values> {
  const sameValues: Partial<Values> = { ...values };
  for (const key in sameValues) if (!(key in otherObject)) delete sameValues[key];
  return sameValues;
}
