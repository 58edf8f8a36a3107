import type { Document, DocumentName } from '../../generation/documents.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Its HTML, below the heading. */
  readonly body: string;
}

/** The documents by name, in the guide's order. */
export type Contract = ReadonlyMap<DocumentName, Document>;
