import type { Expected } from '../cases/case.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import { errorIdOf } from './answer.ts';
import type { Problem } from './problem.ts';

/** The documents' error ids for a missing session and for input that violates a schema. */
const loginRequired = 'login_required';
const invalidInput = 'validation_error';

/** Whether a request that must be refused was refused in the documented way. */
export function refusalProblems(exchange: Exchange, expected: Expected): Problem[] {
  const { answer, operation } = exchange;
  const { statuses, because, clause, field } = expected;
  // Another check reports operations that the server lacks altogether.
  if (answer.status >= 500) return [];
  if (!statuses.includes(answer.status)) {
    const wanted = statuses.join(' or ');
    return [
      {
        check: checkOf(statuses),
        message: `The answer is ${answer.status}, and must be ${wanted}: ${because}.`,
        clause,
        at: wanted,
      },
    ];
  }
  const documented = answerFor(operation, answer.status);
  if (field === undefined || !documented || namedFields(exchange.body).includes(field)) return [];
  const named = namedFields(exchange.body).join(', ') || 'none';
  const message = `\`details\` must name the field ${field}; named: ${named}.`;
  return [{ check: 'names-field', message, clause, at: 'error.details' }];
}

/** Faults, other than schema violations, in the answer to a request that the document allows. */
export function acceptanceProblems(exchange: Exchange, contract: Contract): Problem[] {
  const { answer, operation, body, session, roles } = exchange;
  const clause = answerFor(operation, answer.status)?.place ?? operation.place;
  if ([400, 415].includes(answer.status) || errorIdOf(body) === invalidInput) {
    const fields = namedFields(body);
    if (fields.length > 0 && fields.every((field) => hasFurtherRule(exchange, field, contract)))
      return [];
    const named = fields.length > 0 ? ` for ${fields.join(', ')}` : '';
    const message = `A request that the document allows is answered ${answer.status}${named}.`;
    return [{ check: 'accepts-valid', message, clause: operation.place, at: fields.join(', ') }];
  }
  if (session === undefined) return [];
  if (answer.status === 401 && errorIdOf(body) === loginRequired) {
    return [
      { check: 'session-accepted', message: 'A session that has just begun is refused.', clause },
    ];
  }
  if (answer.status === 403 && operation.roles?.some((role) => roles?.includes(role))) {
    const message = `${roles?.join(', ')} may make this call, and is refused.`;
    return [{ check: 'session-accepted', message, clause }];
  }
  return [];
}

/** Whether the document has a rule for a field of the body (`x-rules`) that its schema cannot express. */
function hasFurtherRule(
  { operation, parts }: Exchange,
  field: string,
  { schemas }: Contract,
): boolean {
  const media = operation.body?.media.find(({ type }) => type === parts.body?.type);
  const rules: object = media?.schema
    ? (schemas.resolved(media.schema).schema['x-rules'] ?? {})
    : {};
  return Object.hasOwn(rules, field);
}

function checkOf(statuses: readonly number[]) {
  if (statuses.includes(401)) return 'session-required';
  return statuses.includes(403) ? 'right-required' : 'refuses-invalid';
}

function namedFields(body: unknown): string[] {
  const error =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  const details =
    typeof error === 'object' && error !== null && 'details' in error ? error.details : [];
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail: unknown) =>
    typeof detail === 'object' && detail !== null && 'field' in detail
      ? [String(detail.field)]
      : [],
  );
}
