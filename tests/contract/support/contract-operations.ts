import {
  type BundledDocument,
  bundledDocuments,
  readBundled,
} from '#scripts/contract/bundled-documents.ts';
import { dereference } from '#scripts/contract/dereference.ts';
import type { Schema } from '#scripts/generation/documents.ts';

/** The part of a JSON Schema that requests are generated from. */
export interface PlainParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly schema?: Schema;
}

interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface PlainResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, Media>>;
  /** Calls that remove something from the answer. */
  readonly links?: Readonly<
    Record<
      string,
      { readonly operationId: string; readonly parameters: Readonly<Record<string, string>> }
    >
  >;
}

/** One operation of a document, with references resolved. */
export interface PlainOperation {
  readonly document: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly source?: string;
  /** Whether it is a GET that changes something. */
  readonly changesState: boolean;
  readonly parameters: readonly PlainParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, PlainResponse>>;
}

interface PlainDocument {
  readonly paths: Record<string, Record<string, RawOperation> & { parameters?: PlainParameter[] }>;
}

type RawOperation = Pick<PlainOperation, 'requestBody' | 'responses'> & {
  readonly operationId?: string;
  readonly 'x-source'?: string;
  readonly 'x-changes-state'?: true | 'navigation';
  readonly parameters?: PlainParameter[];
};

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Every operation of every document. */
export function contractOperations(): PlainOperation[] {
  return bundledDocuments().flatMap(listOperations);
}

function listOperations(bundled: BundledDocument): PlainOperation[] {
  // The contract's lint has checked its shape.
  const { paths } = dereference(readBundled(bundled)) as PlainDocument;
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { operationId: id = '', responses, requestBody } = operation;
      return {
        document: bundled.name,
        id,
        method: method.toUpperCase(),
        path,
        ...(operation['x-source'] ? { source: operation['x-source'] } : {}),
        changesState: operation['x-changes-state'] !== undefined,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
        responses,
        ...(requestBody ? { requestBody } : {}),
      };
    }),
  );
}
