import type { Schema } from '../../generation/documents.ts';
import type {
  DocumentedAnswer,
  Header,
  Link,
  Media,
  Operation,
  Parameter,
  PlacedSchema,
} from './operation.ts';
import { isReference, type Place, partAt, within } from './place.ts';

type Part = Readonly<Record<string, unknown>>;

/** A part of a document with its position, after following references. */
interface Located {
  readonly part: Part;
  readonly place: Place;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

/** Every operation of a bundled document. The contract's lint has verified its structure. */
export function readOperations(document: string, root: object): Operation[] {
  const reader = new Reader(root);
  return reader
    .children({ part: root as Part, place: { document, pointer: '' } }, 'paths')
    .flatMap(([path, item]) =>
      reader
        .listMembers(item)
        .filter(([method]) => methods.has(method))
        .map(([method, operation]) => reader.operation(method, path, operation, item)),
    );
}

class Reader {
  readonly #root: object;

  constructor(root: object) {
    this.#root = root;
  }

  operation(method: string, path: string, located: Located, item: Located): Operation {
    const { part, place } = located;
    const parameters = this.#parameters(item, located);
    const body = this.#child(located, 'requestBody');
    const id = String(part['operationId']);
    return {
      id,
      method: method.toUpperCase(),
      path,
      tags: toTexts(part['tags']),
      place,
      parameters,
      body: body && { required: body.part['required'] === true, media: this.#media(body) },
      answers: this.children(located, 'responses').map(([status, one]) =>
        this.#answer(status, one),
      ),
      sessionCookies: this.#sessionCookies(part['security']),
      roles: Array.isArray(part['x-roles']) ? toTexts(part['x-roles']) : undefined,
      changesState: method !== 'get' || part['x-changes-state'] !== undefined,
      undoneBy: toTexts(part['x-undone-by']),
      listedBy: toTexts(part['x-listed-by']),
    };
  }

  /** The entries of a member, after following references. */
  children(located: Located, name: string): [name: string, child: Located][] {
    const child = this.#child(located, name);
    return child ? this.listMembers(child) : [];
  }

  listMembers({ part, place }: Located): [name: string, member: Located][] {
    return Object.entries(part)
      .filter(([, value]) => typeof value === 'object' && value !== null)
      .map(([name, value]) => [name, this.#follow(value as Part, within(place, name))]);
  }

  /** The path's parameters also apply to the operation, unless it has its own with the same name. */
  #parameters(...owners: readonly Located[]): Parameter[] {
    const all = owners.flatMap((owner) =>
      this.children(owner, 'parameters').map(([, one]) => readParameter(one)),
    );
    return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
  }

  #child({ part, place }: Located, name: string): Located | undefined {
    const child = part[name];
    if (typeof child !== 'object' || child === null) return undefined;
    return this.#follow(child as Part, within(place, name));
  }

  #follow(part: Part, place: Place): Located {
    if (!isReference(part)) return { part, place };
    const pointer = part.$ref.slice(1);
    const target = partAt(this.#root, pointer);
    if (typeof target !== 'object' || target === null) {
      throw new Error(`${place.document}: the reference ${part.$ref} leads nowhere.`);
    }
    return this.#follow(target as Part, { ...place, pointer });
  }

  #media(located: Located): Media[] {
    return this.children(located, 'content').map(([type, media]) => ({
      type,
      schema: readSchema(media),
      examples: new Map(
        this.children(media, 'examples').map(([name, { part }]) => [name, part['value']]),
      ),
    }));
  }

  #answer(status: string, located: Located): DocumentedAnswer {
    return {
      status,
      place: located.place,
      headers: this.children(located, 'headers').map(([name, header]) => readHeader(name, header)),
      media: this.#media(located),
      links: this.children(located, 'links').flatMap(([, { part }]) => readLink(part)),
      ...(typeof located.part['x-max-bytes'] === 'number'
        ? { maxBytes: located.part['x-max-bytes'] }
        : {}),
    };
  }

  #sessionCookies(own: unknown): string[] {
    const security = own ?? Reflect.get(this.#root, 'security') ?? [];
    if (!Array.isArray(security)) return [];
    // An alternative without schemes means that a session is optional.
    if (security.some((alternative) => Object.keys(alternative).length === 0)) return [];
    return security.flatMap((alternative: object) =>
      Object.keys(alternative).flatMap((name) => {
        const scheme = partAt(this.#root, `/components/securitySchemes/${name}`);
        const { in: place, name: cookie } = (scheme ?? {}) as { in?: string; name?: string };
        return place === 'cookie' && cookie !== undefined ? [cookie] : [];
      }),
    );
  }
}

function readSchema({ part, place }: Located): PlacedSchema | undefined {
  const schema = part['schema'];
  if (typeof schema !== 'object' || schema === null) return undefined;
  return { schema: schema as Schema, place: within(place, 'schema') };
}

function readParameter(located: Located): Parameter {
  const { part, place } = located;
  const schema = readSchema(located) ?? { schema: {}, place };
  const named = Object.values((part['examples'] ?? {}) as Record<string, { value?: unknown }>);
  return {
    name: String(part['name']),
    in: part['in'] as Parameter['in'],
    required: part['required'] === true,
    schema,
    examples: [...('example' in part ? [part['example']] : []), ...named.map(({ value }) => value)],
    hasRule: part['x-rule'] !== undefined,
    ...(typeof part['x-login-required-for'] === 'string'
      ? { loginRequiredFor: part['x-login-required-for'] }
      : {}),
  };
}

function readHeader(name: string, located: Located): Header {
  return {
    name: name.toLowerCase(),
    required: located.part['required'] === true,
    schema: readSchema(located) ?? { schema: {}, place: located.place },
  };
}

function readLink(part: Part): Link[] {
  const { operationId, parameters = {}, requestBody = {} } = part;
  if (typeof operationId !== 'string') return [];
  return [{ operationId, parameters, fields: requestBody } as Link];
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
