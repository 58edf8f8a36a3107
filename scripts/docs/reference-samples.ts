import { type Document, operationsOf } from '../generation/documents.ts';

/** A copy of a document in which each operation shows the command that calls it. */
export function withCurlLines(document: Document, lines: ReadonlyMap<string, string>): Document {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    const source = lines.get(operation.operationId);
    if (source === undefined) continue;
    Object.assign(operation, { 'x-codeSamples': [{ lang: 'Shell', label: 'curl', source }] });
  }
  return copy;
}
