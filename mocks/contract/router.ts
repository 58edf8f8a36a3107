/** A method and a path template such as `/calendars/{id}`. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** True if a GET of it changes something, so that HEAD must not use it. */
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

interface Entry<T> {
  readonly route: T;
  /** The literal segments; undefined for parameters. */
  readonly literals: readonly (string | undefined)[];
  /** The names of the parameters; undefined for literal segments. */
  readonly names: readonly (string | undefined)[];
  /** The path with a character for each parameter that sorts behind all literals. */
  readonly place: string;
}

/**
 * Creates a router over the segments of paths. Literal segments beat parameters, from left to right; a parameter matches
 * exactly one non-empty segment. HEAD uses GET, unless that changes something.
 */
export function createRouter<T extends Route>(routes: readonly T[]): Router<T> {
  const entries = routes.map(createEntry).toSorted(literalsFirst);
  const twice = entries.find(({ route, place }, index) =>
    entries.some(
      (entry, otherIndex) =>
        otherIndex < index && entry.place === place && entry.route.method === route.method,
    ),
  );
  if (twice) throw new Error(`${twice.route.method} ${twice.route.path} is documented twice.`);

  return (method, path) => {
    const segments = decodedSegments(path);
    if (!segments) return { kind: 'malformed' };
    const candidates = entries.filter(({ literals }) => matches(literals, segments));
    return chooseRoute(candidates, method, segments);
  };
}

function createEntry<T extends Route>(route: T): Entry<T> {
  const segments = route.path.slice(1).split('/');
  const names = segments.map((segment) => /^\{(.+)\}$/.exec(segment)?.[1]);
  const literals = segments.map((segment, index) =>
    names[index] === undefined ? segment : undefined,
  );
  return {
    route,
    literals,
    names,
    place: literals.map((literal) => literal ?? '\uffff').join('/'),
  };
}

function literalsFirst(a: Entry<Route>, b: Entry<Route>): number {
  return a.place < b.place ? -1 : Number(a.place > b.place);
}

/** The decoded segments of a path; undefined if an escape is malformed. */
export function decodedSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matches(literals: Entry<unknown>['literals'], segments: readonly string[]): boolean {
  return (
    literals.length === segments.length &&
    literals.every(
      (literal, index) =>
        segments[index] === literal || (literal === undefined && segments[index] !== ''),
    )
  );
}

function chooseRoute<T extends Route>(
  candidates: readonly Entry<T>[],
  method: string,
  segments: readonly string[],
): RouteMatch<T> {
  for (const wantedMethod of method === 'HEAD' ? ['HEAD', 'GET'] : [method]) {
    const foundEntry = candidates.find(
      ({ route }) =>
        route.method === wantedMethod && (wantedMethod === method || !route.changesState),
    );
    if (!foundEntry) continue;
    const parameters = foundEntry.names.flatMap((name, index) =>
      name === undefined ? [] : [[name, segments[index] ?? '']],
    );
    return { kind: 'found', route: foundEntry.route, parameters: Object.fromEntries(parameters) };
  }
  const allowedMethods = candidates.flatMap(({ route }) => listMethods(route));
  if (allowedMethods.length === 0) return { kind: 'unknown-path' };
  return { kind: 'wrong-method', allowed: [...new Set(allowedMethods)] };
}

function listMethods({ method, changesState }: Route): string[] {
  return method === 'GET' && !changesState ? ['GET', 'HEAD'] : [method];
}
