import fc from 'fast-check';
import type { Schema } from '#scripts/generation/documents.ts';
import type { PlainOperation, PlainParameter } from './contract-operations.ts';

const formats: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T08:15:00Z',
  email: 'nina@example.com',
  uri: 'https://example.com/',
  uuid: '0b3ff1c6-7a52-4b0e-9f0a-6f3a3f2c9b11',
};

/** A value that a schema allows: its own example, if it has one. */
export function createSample(schema: Schema = {}): unknown {
  for (const [known] of [schema.examples, schema.enum].map((list) => list ?? [])) {
    if (known !== undefined) return known;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  const [branch] = schema.oneOf ?? [];
  if (branch) return createSample(branch);
  if (schema.allOf) return createSample(Object.assign({}, ...schema.allOf));
  return createTypeSample(schema);
}

function createTypeSample(schema: Schema): unknown {
  const [type] = [schema.type ?? 'string'].flat();
  switch (type) {
    case 'object': {
      const names = schema.required ?? [];
      return Object.fromEntries(
        names.map((name) => [name, createSample(schema.properties?.[name])]),
      );
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => createSample(schema.items));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return createString(schema);
  }
}

function createString({ pattern, format, minLength = 1 }: Schema): string {
  if (pattern !== undefined) {
    const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 });
    return text;
  }
  return formats[format ?? ''] ?? 'x'.repeat(minLength);
}

/** A request that the document allows, made from its examples where it has some. */
export function sampleRequest(operation: PlainOperation, headers: Record<string, string>): Request {
  const query = new URLSearchParams();
  const sent = new Headers(headers);
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = String(sampleParameter(parameter));
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (!parameter.required) continue;
    else if (parameter.in === 'query') query.append(parameter.name, value);
    else if (parameter.in === 'header') sent.set(parameter.name, value);
  }
  const body = sampleBody(operation);
  if (body) sent.set('content-type', body.type);
  return new Request(`http://localhost${path}?${query}`, {
    method: operation.method,
    headers: sent,
    body: body?.text ?? null,
  });
}

function sampleParameter({ example, examples, schema }: PlainParameter): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? createSample(schema);
}

function sampleBody({ requestBody }: PlainOperation): { type: string; text: string } | undefined {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !media) return undefined;
  return encodedBody(
    type,
    Object.values(media.examples ?? {})[0]?.value ?? createSample(media.schema),
  );
}

/** No field contains it. */
const boundary = 'boundary-0b3ff1c67a524b0e9f0a';

/** A value as the body of a media type, with its content type. */
export function encodedBody(type: string, value: unknown): { type: string; text: string } {
  const fields = Object.entries(Object(value)).map(([name, field]) => [
    name,
    typeof field === 'string' ? field : JSON.stringify(field),
  ]);
  if (type === 'application/x-www-form-urlencoded') {
    return { type, text: new URLSearchParams(Object.fromEntries(fields)).toString() };
  }
  if (type === 'multipart/form-data') {
    const parts = fields.map(
      ([name, field]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${field}\r\n`,
    );
    return {
      type: `${type}; boundary=${boundary}`,
      text: `${parts.join('')}--${boundary}--\r\n`,
    };
  }
  const isText = typeof value === 'string' && !type.endsWith('json');
  return { type, text: isText ? value : JSON.stringify(value) };
}
