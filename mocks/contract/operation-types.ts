/** The path parameters of an operation. */
export type Path<Operation> = Operation extends { parameters: { path: infer P } } ? P : never;

/** The query parameters of an operation. */
export type Query<Operation> = Operation extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never;

/** The JSON body of an operation's request. */
export type Body<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;
