import type { HttpMethod } from 'openapi-typescript-helpers';

/** The common shape of all operations; the generated fetchers narrow it. */
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
