import type { HttpMethod } from 'openapi-typescript-helpers';

/** What all operations have in common. What each takes and responds with is typed by its generated fetcher. */
export type AnyPaths = Record<
  string,
  Record<
    HttpMethod,
    {
      parameters: { path?: object; query?: object; header?: object };
      requestBody?: { content: { 'application/json': unknown } };
      responses: { 200: { content: { 'application/json': unknown } } };
    }
  >
>;
