/** The path parameters of an operation. */
export type Path<Operation> = Operation extends { parameters: { path: infer P } } ? P : never;

/** The query parameters of an operation. */
export type Query<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? [Q] extends [undefined]
    ? Record<never, never>
    : NonNullable<Q>
  : never;

/** The body of an operation's request; undefined is among its types if requests may omit it. */
export type Body<Operation> = Operation extends { requestBody: Content<infer B> }
  ? B
  : Operation extends { requestBody?: Content<infer B> }
    ? B | undefined
    : undefined;

/** JSON, or the fields of a form. */
type Content<Body> =
  | { content: { 'application/json': Body } }
  | { content: { 'multipart/form-data': Body } };
