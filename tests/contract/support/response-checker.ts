import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { bundledDocuments, readBundled } from '#scripts/contract/bundled-documents.ts';
import type { PlainOperation } from './contract-operations.ts';

export type ResponseChecker = (
  operation: PlainOperation,
  response: Response,
  body: string,
) => string[];

interface RawDocument {
  readonly paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

/** Lists violations in an answer by the bundled document itself, not as the mock service reads it. */
export function responseChecker(): ResponseChecker {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  // The package's types describe the module instead of its default export.
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  const documents = new Map(
    bundledDocuments().map((bundled) => [
      bundled.name,
      readBundled(bundled) as object as RawDocument,
    ]),
  );
  for (const [name, document] of documents) ajv.addSchema(document, name);

  const findValidator = (operation: PlainOperation, status: string, type: string) => {
    const { document, path, method } = operation;
    const raw = documents.get(document)?.paths[path]?.[method.toLowerCase()]?.responses[status];
    const place = raw?.$ref ?? pointer(['paths', path, method.toLowerCase(), 'responses', status]);
    return ajv.getSchema(`${document}${place}${pointer(['content', type, 'schema']).slice(1)}`);
  };

  return (operation, response, body) => {
    const documented = operation.responses[String(response.status)];
    if (!documented) return [`The status ${response.status} is not documented`];
    const missing = Object.entries(documented.headers ?? {})
      .filter(([name, { required }]) => required && !response.headers.has(name))
      .map(([name]) => `The header ${name} is missing`);
    const types = Object.keys(documented.content ?? {});
    if (types.length === 0) return [...missing, ...(body === '' ? [] : ['There is a body'])];
    const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
    if (!types.includes(type)) return [...missing, `The content type is "${type}"`];
    const validate = findValidator(operation, String(response.status), type);
    return [...missing, ...bodyErrors(validate, type, body)];
  };
}

function bodyErrors(validate: ValidateFunction | undefined, type: string, body: string): string[] {
  if (!type.endsWith('json')) return [];
  if (!validate) return ['The document has no schema for it'];
  if (validate(JSON.parse(body))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function pointer(segments: readonly string[]): string {
  const escaped = segments.map((segment) =>
    encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return `#/${escaped.join('/')}`;
}
