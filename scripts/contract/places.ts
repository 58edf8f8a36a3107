import { findTarget } from './dereference.ts';
import { hostingPage } from './hosting-page.ts';
import { isTree } from './tree.ts';

/** A change at its place in a document. */
export interface Found {
  readonly path: readonly string[];
  readonly isBreaking: boolean;
  /** Describes the change without its place. */
  readonly text: string;
}

export interface Place {
  /** `GET /user/calendars`, or the hosting page. */
  readonly operation: string;
  /** `User.roles[] in answers`; empty for the operation itself. */
  readonly name: string;
  /** Whether it is part of a schema that other operations may use too. */
  readonly isShared: boolean;
}

const shared = '#/components/schemas/';

/** Whether a path is part of a response. */
export function isInAnswer(path: readonly string[]): boolean {
  return path[3] === 'responses';
}

/** @param documents for resolving references; the first one that contains the path is used. */
export function locate(path: readonly string[], documents: readonly object[]): Place {
  const [, template = '', method = '', ...rest] = path;
  const isHostingPage = template === `/${hostingPage}`;
  const operation = isHostingPage ? hostingPage : `${method.toUpperCase()} ${template}`.trim();
  const start = path.indexOf('schema', 3);
  if (start === -1) return { operation, name: rest.join('.'), isShared: false };
  const schema = isHostingPage ? undefined : sharedSchemaAround(path, start, documents);
  if (schema) {
    const side = isInAnswer(path) ? 'answers' : 'requests';
    const name = `${schema.name}${within(path.slice(schema.end), '.')} in ${side}`;
    return { operation, name, isShared: true };
  }
  // Omits the media type and, for the hosting page, the distinction between request and response.
  const part = isHostingPage
    ? ''
    : path
        .slice(3, start)
        .join('.')
        .replace(/\.content\..*/, '');
  const name = `${part} ${within(path.slice(start + 1), '')}`.trim();
  return { operation, name, isShared: false };
}

/** The innermost shared schema around a path, and the index at which the path continues inside it. */
function sharedSchemaAround(
  path: readonly string[],
  start: number,
  documents: readonly object[],
): { name: string; end: number } | undefined {
  for (const document of documents) {
    let found: { name: string; end: number } | undefined;
    let node: unknown = document;
    for (const [index, segment] of path.entries()) {
      const [target, name] = followReference(findChild(node, segment), document);
      node = target;
      // A reference at the end of the path was added or removed together with it.
      const isAround = index >= start && index < path.length - 1;
      if (name !== undefined && isAround) found = { name, end: index + 1 };
    }
    if (found !== undefined || node !== undefined) return found;
  }
  return undefined;
}

/** The path within a schema in a readable form, such as `.members[].name`. */
function within(path: readonly string[], before: string): string {
  // The index of a required name or of a type has no meaning.
  const rest = ['required', 'type'].includes(path.at(-2) ?? '') ? path.slice(0, -1) : path;
  const steps = rest.filter(
    (step, index) => step !== 'properties' || rest[index - 1] === 'properties',
  );
  const way = steps.map((step) => (step === 'items' ? '[]' : `.${step}`)).join('');
  return before === '' ? way.replace(/^\./, '') : way;
}

function findChild(node: unknown, segment: string): unknown {
  if (Array.isArray(node)) return node[Number(segment)];
  return isTree(node) ? node[segment] : undefined;
}

/** Follows references from a node. Also returns the name of the innermost shared schema on the way. */
function followReference(
  node: unknown,
  document: object,
): [node: unknown, name: string | undefined] {
  if (!isTree(node) || typeof node['$ref'] !== 'string') return [node, undefined];
  const reference = node['$ref'];
  const [target, inner] = followReference(findTarget(reference, document), document);
  const own = reference.startsWith(shared) ? reference.slice(shared.length) : undefined;
  return [target, inner ?? own];
}
