import { ConnectionCut } from '../http/connection-cut.ts';
import { delay } from '../http/delay.ts';
import { errorResponse } from '../http/errors.ts';
import {
  type FormFiles,
  isJson,
  type RequestBody,
  readBody,
  validatedHeaders,
} from '../http/request-body.ts';
import { type Answer, getMediaType } from './answer.ts';
import type { Contract, Parameters } from './contract.ts';
import type { ContractOperation } from './operations.ts';
import { typedFields } from './parameters.ts';
import { PreferenceError, type Preferences, readPreferences } from './preferences.ts';
import { type Scenario, slowMs } from './scenario.ts';

/** A call whose request is valid. */
export interface ValidCall extends Parameters {
  readonly operation: ContractOperation;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON, otherwise text; undefined if there is none. */
  readonly body: unknown;
  /** The raw body. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The bytes of a form's files, by field; undefined if it is no form. */
  readonly files?: FormFiles | undefined;
}

export interface OperationCall {
  readonly operation: ContractOperation;
  /** Decoded path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly request: Request;
  /** The request's address, without the base path and the scenario's word. */
  readonly url: URL;
  /** The scenario that the call's input requests, if any. */
  readonly scenario: (body: unknown) => Scenario | undefined;
  /** The scenario queued for the operation, if any. */
  readonly next?: () => Scenario | undefined;
  /** Refuses callers regardless of the request; undefined continues. */
  readonly refusal?: () => Answer | undefined;
  /** Answers a valid call; undefined uses the document's example. */
  readonly answer: (call: ValidCall) => Answer | undefined | Promise<Answer | undefined>;
}

/** The client may resend its body without an encoding (RFC 7694). */
const plainBodiesOnly = {
  message: 'The request could not be read. Send its body without a content encoding.',
  headers: { 'accept-encoding': 'identity' },
};

/** Replaces a body that the document does not describe, which is not read. */
const noBody: RequestBody = { kind: 'read', value: undefined, bytes: new Uint8Array() };

/**
 * Answers a call of a documented operation, by the scenario in its input or by the contract.
 * @throws ConnectionCut if the scenario requires it.
 */
export async function callOperation(contract: Contract, call: OperationCall): Promise<Response> {
  const { operation, request, path } = call;
  let preferences = readPreferences(request.headers.get('prefer'));
  if (preferences instanceof PreferenceError) {
    return errorResponse(400, 'malformed_request', { message: preferences.message });
  }
  // Callers without permission must not be able to make the service parse a large body.
  const refusal = preferences ? undefined : call.refusal?.();
  const takesBody = operation.definition.request?.body && !refusal;
  const body = takesBody ? await readBody(request) : noBody;
  if (body.kind !== 'read') return bodyRefusal(body);
  if (isBrokenForm(operation, request, body.value)) return bodyRefusal(brokenForm);

  const scenario = call.scenario(body.value) ?? (preferences ? undefined : call.next?.());
  if (scenario?.kind === 'respond') return scenario.response();
  if (scenario?.kind === 'cut') throw new ConnectionCut('The connection was cut on purpose.');
  if (scenario?.kind === 'slow') await delay(scenario.milliseconds ?? slowMs, request.signal);
  if (scenario?.kind === 'documented') preferences = toPreferences(scenario);

  const read = { operation, headers: validatedHeaders(request), body: typedBody(operation, body) };
  const answer = await contract.call({
    ...read,
    path,
    url: call.url,
    preferences,
    refusal: scenario ? undefined : () => refusal,
    answer: (parameters) =>
      scenario?.kind === 'answer'
        ? scenario.answer
        : call.answer({ ...read, ...parameters, bytes: body.bytes, files: body.files }),
  });
  return response(answer);
}

const formType = 'multipart/form-data';
const brokenForm = {
  kind: 'malformed',
  message: 'The request could not be read. Its form is not valid.',
} as const;

/** Returns whether an operation takes a form, and gets one that cannot be read. */
function isBrokenForm(operation: ContractOperation, { headers }: Request, value: unknown): boolean {
  const isForm = headers.get('content-type')?.startsWith(formType) ?? false;
  return takesForm(operation) && isForm && typeof value === 'string';
}

function takesForm({ definition }: ContractOperation): boolean {
  return definition.request?.body?.contents?.[0]?.mediaType === formType;
}

/** A form's fields have the types of the document; other bodies have their own. */
function typedBody(operation: ContractOperation, { value }: { value: unknown }): unknown {
  if (!takesForm(operation) || typeof value !== 'object' || value === null) return value;
  return typedFields(value, operation.definition.request?.body?.contents?.[0]?.schema);
}

function bodyRefusal(body: Exclude<RequestBody, { kind: 'read' }>): Response {
  switch (body.kind) {
    case 'malformed':
      return errorResponse(400, 'malformed_request', body);
    case 'encoded':
      return errorResponse(415, 'unsupported_media_type', plainBodiesOnly);
    case 'too-large':
      return errorResponse(413, 'request_too_large');
  }
}

/** A documented error, as a `Prefer` header. */
function toPreferences({ code, example }: Extract<Scenario, { kind: 'documented' }>): Preferences {
  return { code, dynamic: false, ...(example === undefined ? {} : { exampleKey: example }) };
}

function response(answer: Answer): Response {
  const mediaType = getMediaType(answer);
  const headers = {
    'cache-control': 'no-store',
    ...answer.headers,
    ...(mediaType === undefined ? {} : { 'content-type': mediaType }),
  };
  const body = encodedBody(answer.body, mediaType);
  return new Response(body, { status: answer.status, headers });
}

/** Serializes a body: bytes and text unchanged, anything else as JSON. */
function encodedBody(body: unknown, mediaType = ''): Uint8Array<ArrayBuffer> | string | null {
  if (body === undefined) return null;
  // A test environment has its own `Uint8Array`, of which Node's buffers are not instances.
  if (ArrayBuffer.isView(body)) return body as Uint8Array<ArrayBuffer>;
  if (typeof body === 'string' && !isJson(mediaType)) return body;
  return JSON.stringify(body);
}
