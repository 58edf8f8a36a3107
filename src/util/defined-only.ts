/** The members of an object that are there; `undefined` would travel on, or overrule what others give. */
export function definedOnly<Value extends object>(
  value: { [Name in keyof Value]: Value[Name] | undefined },
): Value {
  // What is left out could be undefined by its type.
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as Value;
}
