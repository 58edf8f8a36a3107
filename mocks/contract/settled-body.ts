/** The JSON of bodies that can no longer change. */
const texts = new WeakMap<object, string>();

/**
 * Returns a frozen copy of a body that many answers repeat. It is serialized once, and checked once against each
 * schema. Create a new one if anything in it changes.
 */
export function settledBody<Body extends object>(body: Body): Body {
  const text = JSON.stringify(body);
  const settled: Body = JSON.parse(text, (_name, value) => Object.freeze(value));
  texts.set(settled, text);
  return settled;
}

/** The JSON of a settled body; undefined for any other value. */
export function settledText(body: unknown): string | undefined {
  return isObject(body) ? texts.get(body) : undefined;
}

export function isSettled(body: unknown): body is object {
  return isObject(body) && texts.has(body);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
