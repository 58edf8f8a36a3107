import { answerError, unexpectedServerError } from './error-catalogue.ts';
import { readWithBeginning } from './read-beginning.ts';
import { misshapenPart, type ResponseShape } from './response-shape.ts';

/** The parts of a call that `readResponse` needs. */
interface AnsweredCall {
  shape: ResponseShape;
  /** The parsed body of a response outside 200–299. */
  error: unknown;
  url: string;
  body: unknown;
  product: string;
  onBeginning: ((beginning: unknown) => Promise<void>) | undefined;
}

/**
 * Reads the response's body and checks it against the documented shape.
 * @throws RequestError for a status outside 200–299 or a body of another shape: a broken response must not look like an
 *   empty page.
 */
export async function readResponse(
  response: Response,
  { shape, error, url, body, product, onBeginning }: AnsweredCall,
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
  // A server may send other members after the list. The beginning is then incomplete and not of use.
  const onShaped = async (beginning: unknown) => {
    if (isDescribed(shape) && misshapenPart(beginning, shape) === undefined) {
      await onBeginning?.(beginning);
    }
  };
  const data = await readBody(response, shape, onBeginning && onShaped);
  const misshapen = isDescribed(shape) ? misshapenPart(data, shape) : undefined;
  if (misshapen !== undefined) throw unexpectedServerError(status, misshapen);
  return data;
}

/**
 * Reads JSON or text by content type (section 7); undefined if there is no body.
 * @throws TypeError if the response claims to be JSON but is not, such as a captive portal's page.
 */
function readBody(
  response: Response,
  shape: ResponseShape,
  onBeginning: AnsweredCall['onBeginning'],
): Promise<unknown> | undefined {
  if (shape === 'empty' || response.status === 204) return undefined;
  if (isJson(response)) {
    const { body } = response;
    return onBeginning && body ? readWithBeginning(body, onBeginning) : response.json();
  }
  if (isDescribed(shape)) throw new TypeError('The response is not JSON.');
  return response.text();
}

function isDescribed(shape: ResponseShape): shape is Exclude<ResponseShape, 'empty' | 'any'> {
  return shape !== 'empty' && shape !== 'any';
}

function isJson(response: Response): boolean {
  return /^application\/(.+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}
