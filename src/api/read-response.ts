import { answerError, unexpectedServerError } from './error-catalogue.ts';
import { misshapenPart, type ResponseShape } from './response-shape.ts';

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
 * @throws TypeError if the response claims to be JSON but is not, such as a captive portal's page.
 */
function readBody(response: Response, shape: ResponseShape): Promise<unknown> | undefined {
  if (shape === 'empty' || response.status === 204) return undefined;
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
