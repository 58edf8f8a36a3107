import { bodyCheck } from '../contract/checks.ts';
import type { Contract, ContractViolation } from '../contract/contract.ts';
import { validationDetails } from '../contract/validation-details.ts';
import type { CallContext } from '../handlers/registry.ts';
import type { ErrorDetail } from '../http/errors.ts';
import { readBody } from '../http/request-body.ts';
import type { Worlds } from '../world/worlds.ts';

/** The state that a control works on. */
export interface ControlState {
  readonly contract: Contract;
  readonly context: CallContext;
  readonly worlds: Worlds;
  readonly violations: readonly ContractViolation[];
}

/** Answers with a response, with what becomes JSON, or with nothing. */
export type Control = (state: ControlState, request: Request, url: URL) => unknown;

/** Errors of the fields of a control's body. */
export class FieldErrors extends Error {
  readonly details: readonly ErrorDetail[];

  constructor(details: readonly ErrorDetail[]) {
    super('The fields are wrong.');
    this.details = details;
  }
}

export function refuseField(field: string, message: string): never {
  throw new FieldErrors([{ field, message }]);
}

const formType = 'application/x-www-form-urlencoded';

/** A control that takes fields, each by its JSON schema: in JSON, or in a form of the panel, which it returns from. */
export function takeFields<Fields extends object>(
  properties: Readonly<Record<keyof Fields & string, object>>,
  required: readonly (keyof Fields & string)[],
  run: (fields: Fields, state: ControlState) => unknown,
): Control {
  const check = bodyCheck({
    type: 'object',
    properties,
    required: [...required],
    additionalProperties: false,
  });
  return async (state, request) => {
    const body = await readBody(request);
    const value = body.kind === 'read' ? (body.value ?? {}) : undefined;
    const isForm = request.headers.get('content-type')?.startsWith(formType);
    const form = isForm && readForm(String(value));
    const fields = form ? form.fields : value;
    const errors = validationDetails(check(fields));
    if (errors.length > 0) throw new FieldErrors(errors);
    // The schemas, which have just been checked, describe the type.
    const answer = await run(fields as Fields, state);
    if (!form) return answer;
    const headers = new Headers(answer instanceof Response ? answer.headers : {});
    headers.set('location', pathWithin(form.from, request.url));
    return new Response(null, { status: 303, headers });
  };
}

/** The path of an address of the same origin; forms of other sites lead nowhere else. */
function pathWithin(address: string, base: string): string {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url?.origin === new URL(base).origin ? url.pathname + url.search : '/';
}

const constants: Readonly<Record<string, unknown>> = { '': null, true: true, false: false };

function readForm(body: string) {
  const { from = '/', ...texts } = Object.fromEntries(new URLSearchParams(body));
  const fields = Object.entries(texts).map(([name, text]) => [
    name,
    Object.hasOwn(constants, text) ? constants[text] : text,
  ]);
  return { from, fields: Object.fromEntries(fields) };
}
