/** Omits undefined members, which would be sent or override others. */
export function definedOnly<Value extends object>(
  value: { [Name in keyof Value]: Value[Name] | undefined },
): Value {
  // The omitted members are the ones whose type allows undefined.
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as Value;
}
