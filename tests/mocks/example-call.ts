import type { ContractOperation } from '#mocks/contract/operations.ts';

/** A valid call of an operation, from the first examples of everything required. */
export function exampleCall({ method, path, definition }: ContractOperation): {
  readonly path: string;
  readonly init: RequestInit;
} {
  const { path: inPath = [], query = [], body } = definition.request ?? {};
  const filled = inPath.reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, findExample(parameter)),
    path,
  );
  const search = new URLSearchParams(
    query
      .filter(({ required }) => required)
      .map((parameter) => [parameter.name, findExample(parameter)]),
  );
  const content = body?.contents?.[0];
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    init: {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(content && content.mediaType !== formType ? { 'content-type': content.mediaType } : {}),
      },
      ...(content ? { body: bodyFrom(content.mediaType, firstValue(content.examples)) } : {}),
    },
  };
}

const formType = 'multipart/form-data';

/** JSON, or a form, which adds its own content type. */
function bodyFrom(mediaType: string, value: unknown): string | FormData {
  if (mediaType !== formType) return JSON.stringify(value);
  const form = new FormData();
  for (const [name, field] of Object.entries(Object(value))) form.append(name, String(field));
  return form;
}

function findExample({ name, examples }: { name: string; examples?: readonly object[] }): string {
  const value = firstValue(examples);
  if (value === undefined) throw new Error(`The parameter ${name} has no example.`);
  return String(value);
}

function firstValue(examples: readonly object[] = []): unknown {
  const [example] = examples;
  return example && 'value' in example ? example.value : undefined;
}
