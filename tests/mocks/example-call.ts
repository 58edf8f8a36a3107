import type { ContractOperation } from '#mocks/contract/operations.ts';

/** A valid call of an operation, from the first examples of everything required. */
export function exampleCall({ method, path, definition }: ContractOperation): {
  readonly path: string;
  readonly init: RequestInit;
} {
  const { path: inPath = [], query = [], body } = definition.request ?? {};
  const filled = inPath.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, exampleOf(parameter)),
    path,
  );
  const search = new URLSearchParams(
    query
      .filter(({ required }) => required)
      .map((parameter) => [parameter.name, exampleOf(parameter)]),
  );
  const content = body?.contents?.[0];
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    init: {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(content ? { 'content-type': content.mediaType } : {}),
      },
      ...(content ? { body: JSON.stringify(firstValue(content.examples)) } : {}),
    },
  };
}

function exampleOf({ name, examples }: { name: string; examples?: readonly object[] }): string {
  const value = firstValue(examples);
  if (value === undefined) throw new Error(`The parameter ${name} has no example.`);
  return String(value);
}

function firstValue(examples: readonly object[] = []): unknown {
  const [example] = examples;
  return example && 'value' in example ? example.value : undefined;
}
