import { isRecord } from '#src/util/is-record.ts';
import { answerError, unexpectedServerError } from './catalogue.ts';

/** A JSON type; `object[]` is an array of objects. `|` separates alternatives. */
type JsonType = string;

/**
 * The outermost shape of a response's body, written into each generated fetcher: its required members and their types,
 * or the type of a body without members. `empty` has no body; `any` is undocumented.
 */
export type ResponseShape = 'empty' | 'any' | (JsonType & {}) | Readonly<Record<string, JsonType>>;

/** The parts of a call that `readResponse` needs. */
interface AnsweredCall {
  shape: ResponseShape;
  /** The parsed body of a response outside 200–299. */
  error: unknown;
  url: string;
  body: unknown;
  product: string;
}

/**
 * Reads the response's body and checks it against the documented shape.
 * @throws RequestError for a status outside 200–299 or a body of another shape: a broken response must not look like an
 *   empty page.
 */
export async function readResponse(
  response: Response,
  { shape, error, url, body, product }: AnsweredCall,
): Promise<unknown> {
  const { status } = response;
  if (!response.ok) {
    throw answerError(
      {
        status,
        body: isJson(response) ? error : undefined,
        retryAfter: response.headers.get('Retry-After'),
      },
      { url, body },
      product,
    );
  }
  const data = await readBody(response, shape);
  const misshapen = isDescribed(shape) ? misshapenPart(data, shape) : undefined;
  if (misshapen !== undefined) throw unexpectedServerError(status, misshapen);
  return data;
}

/**
 * Reads JSON or text by content type (section 7); undefined if there is no body.
 * @throws TypeError if the response claims to be JSON but is not, or has a body that is not documented, such as a captive
 *   portal's page.
 */
async function readBody(response: Response, shape: ResponseShape): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (shape === 'empty') {
    if ((await response.text()) !== '') throw new TypeError('The response must have no body.');
    return undefined;
  }
  if (isJson(response)) return response.json();
  if (isDescribed(shape)) throw new TypeError('The response is not JSON.');
  return response.text();
}

function isDescribed(shape: ResponseShape): shape is Exclude<ResponseShape, 'empty' | 'any'> {
  return shape !== 'empty' && shape !== 'any';
}

function isJson(response: Response): boolean {
  return /^application\/(.+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}

/**
 * Finds the first part of a body that violates its shape: a required member's name, or `body` for the body itself.
 * Tests check servers against the rest of the contract; this checks only what would break a page, at a few bytes per
 * operation.
 */
export function misshapenPart(
  body: unknown,
  shape: Exclude<ResponseShape, 'empty' | 'any'>,
): string | undefined {
  if (typeof shape === 'string') return hasType(body, shape) ? undefined : 'body';
  if (!isRecord(body)) return 'body';
  return Object.keys(shape).find((name) => !hasType(body[name], shape[name] ?? ''));
}

function hasType(value: unknown, types: JsonType): boolean {
  return types.split('|').some((type) => {
    if (type === 'any') return value !== undefined;
    if (type.endsWith('[]')) {
      const itemType = type.slice(0, -2);
      return Array.isArray(value) && value.every((item) => getType(item) === itemType);
    }
    return getType(value) === type;
  });
}

function getType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
