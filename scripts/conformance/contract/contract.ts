import { documentNames, productDocuments } from '#generated/documents.ts';
import { readDocument } from '#mocks/contract/documents.ts';
import { createRouter, type Router } from '#mocks/contract/router.ts';
import type { PageDefinition } from '../../generation/documents.ts';
import { CommandError } from '../../process/command-error.ts';
import type { Operation, PlacedSchema } from './operation.ts';
import { type Place, partAt, within } from './place.ts';
import { readOperations } from './read-operations.ts';
import { Schemas } from './schemas.ts';

/** A page and the data in its response. */
export interface Page extends PageDefinition {
  readonly id: string;
  readonly place: Place;
}

/** The rules for servers, read only from the bundled documents. */
export interface Contract {
  readonly operations: readonly Operation[];
  /** Operations by id; ids are unique across all documents. */
  readonly byId: ReadonlyMap<string, Operation>;
  readonly route: Router<Operation>;
  readonly schemas: Schemas;
  readonly pages: readonly Page[];
  /** Contents of a page's data blocks: the settings and the messages. */
  readonly pageBlocks:
    | { readonly settings: PlacedSchema; readonly messages: PlacedSchema }
    | undefined;
}

/**
 * Reads documents of the contract; by default the product's own.
 * @throws CommandError if a document does not exist.
 */
export async function loadContract(names: readonly string[] = productDocuments): Promise<Contract> {
  const roots = new Map<string, object>();
  for (const name of names) {
    const known = documentNames.find((one) => one === name);
    if (!known) {
      throw new CommandError(
        `There is no document "${name}". The documents are ${documentNames.join(', ')}.`,
      );
    }
    roots.set(known, await readDocument(known));
  }
  const operations = [...roots].flatMap(([name, root]) => readOperations(name, root));
  return {
    operations,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    route: createRouter(operations),
    schemas: new Schemas(roots),
    pages: [...roots].flatMap(([document, root]) => readPages(document, root)),
    pageBlocks: [...roots].map(([document, root]) => readBlocks(document, root)).find(Boolean),
  };
}

function readPages(document: string, root: object): Page[] {
  const pages = (partAt(root, '/x-pages') ?? {}) as Record<string, PageDefinition>;
  const place = { document, pointer: '/x-pages' };
  return Object.entries(pages).map(([id, page]) => ({ ...page, id, place: within(place, id) }));
}

function readBlocks(document: string, root: object) {
  const locate = (name: string): PlacedSchema | undefined => {
    const pointer = `/x-hosting-page/${name}`;
    const schema = partAt(root, pointer);
    return typeof schema === 'object' && schema !== null
      ? { schema, place: { document, pointer } }
      : undefined;
  };
  const [settings, messages] = [locate('settings'), locate('messages')];
  return settings && messages && { settings, messages };
}
