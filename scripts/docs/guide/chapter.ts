import type { Document, DocumentName } from '../../generation/documents.ts';

/** A chapter of the guide. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Its HTML, below the heading. */
  readonly body: string;
}

/** The documents by name, in the order in which the guide tells of them. */
export type Contract = ReadonlyMap<DocumentName, Document>;
