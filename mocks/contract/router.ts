/** A method and a path template such as `/calendars/{id}`. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** Whether a GET of it changes something, so that HEAD must not use it. */
  readonly changesState?: boolean;
}

export type RouteMatch<T> =
  | { readonly kind: 'found'; readonly route: T; readonly parameters: Record<string, string> }
  /** The path matches, but not the method. */
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown-path' }
  /** The path cannot be decoded. */
  | { readonly kind: 'malformed' };

export type Router<T> = (method: string, path: string) => RouteMatch<T>;

interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  parameter: Node<T> | undefined;
  readonly routes: Map<string, { route: T; parameterNames: readonly string[] }>;
}

interface Candidate<T> {
  readonly node: Node<T>;
  readonly values: readonly string[];
}

const parameterPattern = /^\{(.+)\}$/;

/**
 * Creates a router over a tree of path segments. Literal segments beat parameters, from left to right; a parameter
 * matches exactly one non-empty segment. HEAD uses GET, unless that changes something.
 */
export function createRouter<T extends Route>(routes: readonly T[]): Router<T> {
  const root = emptyNode<T>();
  for (const route of routes) addRoute(root, route);

  return (method, path) => {
    const segments = decodedSegments(path);
    if (!segments) return { kind: 'malformed' };
    const candidates = matches(root, segments, 0, []);
    return chooseRoute(candidates, method);
  };
}

/** The decoded segments of a path; undefined if an escape is malformed. */
export function decodedSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function chooseRoute<T extends Route>(
  candidates: readonly Candidate<T>[],
  method: string,
): RouteMatch<T> {
  for (const candidate of method === 'HEAD' ? ['HEAD', 'GET'] : [method]) {
    for (const { node, values } of candidates) {
      const entry = node.routes.get(candidate);
      if (!entry || (candidate !== method && entry.route.changesState)) continue;
      const parameters = entry.parameterNames.map((name, index) => [name, values[index] ?? '']);
      return { kind: 'found', route: entry.route, parameters: Object.fromEntries(parameters) };
    }
  }
  const allowed = candidates.flatMap(({ node }) => [...node.routes.values()].flatMap(listMethods));
  if (allowed.length === 0) return { kind: 'unknown-path' };
  return { kind: 'wrong-method', allowed: [...new Set(allowed)] };
}

function listMethods({ route: { method, changesState } }: { route: Route }): string[] {
  return method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method];
}

/** Every node that matches the segments, most literal first. */
function matches<T>(
  node: Node<T>,
  segments: readonly string[],
  index: number,
  values: readonly string[],
): Candidate<T>[] {
  const segment = segments[index];
  if (segment === undefined) return [{ node, values }];
  const literal = node.literals.get(segment);
  const parameter = segment === '' ? undefined : node.parameter;
  return [
    ...(literal ? matches(literal, segments, index + 1, values) : []),
    ...(parameter ? matches(parameter, segments, index + 1, [...values, segment]) : []),
  ];
}

function addRoute<T extends Route>(root: Node<T>, route: T) {
  const parameterNames: string[] = [];
  let node = root;
  for (const segment of route.path.slice(1).split('/')) {
    const name = parameterPattern.exec(segment)?.[1];
    if (name === undefined) {
      const next = node.literals.get(segment) ?? emptyNode<T>();
      node.literals.set(segment, next);
      node = next;
    } else {
      parameterNames.push(name);
      node.parameter ??= emptyNode<T>();
      node = node.parameter;
    }
  }
  if (node.routes.has(route.method)) {
    throw new Error(`${route.method} ${route.path} is documented twice.`);
  }
  node.routes.set(route.method, { route, parameterNames });
}

function emptyNode<T>(): Node<T> {
  return { literals: new Map(), parameter: undefined, routes: new Map() };
}
