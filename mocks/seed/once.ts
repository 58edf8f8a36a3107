/** Demo data that is created on first use and then shared by all worlds. */
export function once<Value>(make: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
