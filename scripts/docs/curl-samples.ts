import type { Oas3Decorator } from '@redocly/openapi-core';
import { quote } from '../conformance/target/curl.ts';
import {
  type Document,
  listOperations,
  listParameters,
  type MediaTypes,
  type Parameter,
  resolveRequestBody,
} from '../generation/documents.ts';

/** Where `npm start` and `npm run mock` serve the product. */
const base = 'http://localhost:4000';

/**
 * Shows with each operation of the product the command that calls it with its first examples, in the session kept in
 * `cookies.txt`.
 */
export const curlSamples: Oas3Decorator = () => ({
  Root: {
    leave(root) {
      // Bundled by `npm run generate`, so the documents' own subset of OpenAPI is known.
      const document = root as unknown as Document;
      if (document['x-server'] !== 'product') return;
      for (const { method, path, operation } of listOperations(document)) {
        const parameters = listParameters(document, operation, operation.operationId);
        const parts = [
          `curl -X ${method.toUpperCase()} -b cookies.txt -c cookies.txt`,
          ...headers(parameters),
          ...body(resolveRequestBody(document, operation)),
          quote(base + address(path, parameters)),
        ];
        const sample = { lang: 'Shell', label: 'curl', source: parts.join(' \\\n  ') };
        Object.assign(operation, { 'x-codeSamples': [sample] });
      }
    },
  },
});

function headers(parameters: readonly Parameter[]): string[] {
  const requiredHeaders = parameters.filter(
    (parameter) => parameter.in === 'header' && parameter.required,
  );
  return [
    "-H 'Accept: application/json'",
    ...requiredHeaders.map((header) => `-H ${quote(`${header.name}: ${exampleValue(header)}`)}`),
  ];
}

function body(mediaTypes: MediaTypes | undefined): string[] {
  const [[mediaType, { examples = {} }] = ['', {}]] = Object.entries(mediaTypes?.content ?? {});
  const [example] = Object.values(examples);
  if (!example) return [];
  if (mediaType === 'multipart/form-data') {
    return Object.entries(Object(example.value)).map(
      ([name, field]) => `-F ${quote(`${name}=${field}`)}`,
    );
  }
  return [
    `-H ${quote(`Content-Type: ${mediaType}`)}`,
    `-d ${quote(JSON.stringify(example.value))}`,
  ];
}

function address(path: string, parameters: readonly Parameter[]): string {
  const text = (parameter: Parameter) =>
    [exampleValue(parameter)]
      .flat()
      .map((value) => encodeURIComponent(String(value)))
      .join(',');
  const filledPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (template, parameter) => template.replace(`{${parameter.name}}`, text(parameter)),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${text(parameter)}`);
  return [filledPath, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

function exampleValue({ example, schema = {} }: Parameter) {
  return example ?? schema.const ?? schema.examples?.[0] ?? schema.enum?.[0];
}
