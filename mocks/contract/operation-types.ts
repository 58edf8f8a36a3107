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

/** Any of an operation's documented answers. */
export type AnswerOf<Responses> = {
  [Status in keyof Responses]: { readonly status: Status } & BodyOf<Responses[Status]> &
    HeadersOf<Responses[Status]>;
}[keyof Responses];

type BodyOf<Response> = Response extends { content: infer Contents }
  ? BodyOfType<Contents>
  : { readonly body?: never };

/** A body of one of the documented types. */
type BodyOfType<Contents> = {
  [Type in keyof Contents]: Type extends 'application/json'
    ? { readonly body: Contents[Type]; readonly mediaType?: never }
    : Type extends '*/*'
      ? { readonly body: Uint8Array<ArrayBuffer>; readonly mediaType: string }
      : { readonly body: Contents[Type]; readonly mediaType: Type };
}[keyof Contents];

type HeadersOf<Response> = Response extends { headers: infer H }
  ? Record<never, never> extends OwnHeaders<H>
    ? { readonly headers?: OwnHeaders<H> & Record<string, string> }
    : { readonly headers: OwnHeaders<H> & Record<string, string> }
  : never;

/** The headers that depend on the handler; the service adds the others. */
type OwnHeaders<Headers> = {
  [Name in keyof Headers as Name extends AddedHeader ? never : Name]: Headers[Name] extends number
    ? `${number}`
    : Headers[Name];
};

type AddedHeader = 'Cache-Control' | 'X-Request-Id';
