import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http';
import * as Either from 'fp-ts/lib/Either.js';
import * as TaskEither from 'fp-ts/lib/TaskEither.js';
import { productDocuments } from '#generated/documents.ts';
import { readDefinitions } from '#mocks/contract/definitions.ts';
import { silentLogger } from '#mocks/contract/silent-logger.ts';

export interface PrismProxy {
  /** Whether `prism proxy --errors` would have answered an exchange with its own error. */
  findsDifference(request: Request, response: Response): Promise<boolean>;
}

/** Prism's proxy with `--errors`, but without the network: it gets the answers of the server behind it. */
export async function prismProxy(): Promise<PrismProxy> {
  const operations = (await Promise.all(productDocuments.map(readDefinitions))).flat();
  return {
    async findsDifference(request, response) {
      let body: unknown;
      try {
        body = await parsed(response.clone());
      } catch {
        // The proxy answers 500 if the server's JSON is broken.
        return true;
      }
      const answer: IHttpResponse = {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body,
      };
      const instance = createInstance(config, {
        logger: silentLogger(),
        // It does not pass on what it considers invalid.
        forward:
          ({ validations }) =>
          () =>
            validations.length > 0
              ? TaskEither.left(new Error('invalid'))
              : TaskEither.right(answer),
      });
      const result = await instance.request(await toInput(request), operations, config)();
      // Only errors count: it merely warns about an undocumented 4xx or 5xx.
      return (
        Either.isRight(result) &&
        result.right.validations.output.some(({ severity }) => severity === 0)
      );
    },
  };
}

const config = {
  isProxy: true,
  upstream: new URL('http://localhost'),
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

async function toInput(request: Request): Promise<IHttpRequest> {
  const url = new URL(request.url);
  const query: Record<string, string | string[]> = {};
  for (const name of url.searchParams.keys()) {
    const [first = '', ...more] = url.searchParams.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  const text = await request.text();
  return {
    method: request.method.toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query },
    headers: Object.fromEntries(request.headers),
    body: text === '' ? null : jsonOr(text),
  };
}

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) return text === '' ? null : text;
  return JSON.parse(text);
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
