import type { Expectation } from '../cases/case.ts';
import { readMember } from '../cases/fields.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, loginRequired, type PlacedSchema } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import { findErrorId } from './answer.ts';
import type { Problem } from './problem.ts';

/** The documents' error id for input that violates a schema. */
const invalidInput = 'validation_error';

/** Returns whether a request that must be refused was refused in the documented way. */
export function refusalProblems(exchange: Exchange, expected: Expectation): Problem[] {
  const { answer, operation } = exchange;
  const { statuses, because, clause, field, id, check = chooseCheck(statuses) } = expected;
  // Another check reports operations that the server lacks altogether.
  if (answer.status >= 500) return [];
  if (!statuses.includes(answer.status)) {
    const statusList = statuses.join(' or ');
    return [
      {
        check,
        message: `The answer is ${answer.status}, and must be ${statusList}: ${because}.`,
        clause,
        at: statusList,
      },
    ];
  }
  const given = findErrorId(exchange.body);
  if (id !== undefined && given !== id) {
    const message = `The error is "${given}", and must be "${id}": ${because}.`;
    return [{ check, message, clause, at: 'error.id' }];
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
  if ([400, 415].includes(answer.status) || findErrorId(body) === invalidInput) {
    const fields = namedFields(body);
    if (fields.length > 0 && fields.every((field) => hasFurtherRule(exchange, field, contract)))
      return [];
    const named = fields.length > 0 ? ` for ${fields.join(', ')}` : '';
    const message = `A request that the document allows is answered ${answer.status}${named}.`;
    return [{ check: 'accepts-valid', message, clause: operation.place, at: fields.join(', ') }];
  }
  if (session === undefined) return [];
  if (answer.status === 401 && findErrorId(body) === loginRequired) {
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

/** Returns whether the document has a rule for a parameter or a field (`x-rules`) that its schema cannot express. */
function hasFurtherRule(
  { operation, parts }: Exchange,
  field: string,
  { schemas }: Contract,
): boolean {
  if (operation.parameters.some(({ name, hasRule }) => name === field && hasRule)) return true;
  const media = operation.body?.media.find(({ type }) => type === parts.body?.type);
  return media?.schema !== undefined && hasRuleAt(schemas, media.schema, field.split('.'));
}

/** Returns whether a schema has a rule for a field, for one that contains it, or in the schema of one that contains it. */
function hasRuleAt(
  schemas: Contract['schemas'],
  placed: PlacedSchema,
  path: readonly string[],
): boolean {
  const { schema } = schemas.resolve(placed);
  const rules = Object.keys(schema['x-rules'] ?? {});
  const field = path.join('.');
  if (rules.some((name) => field === name || field.startsWith(`${name}.`))) return true;
  if (schemas.branches(placed).some((branch) => hasRuleAt(schemas, branch, path))) return true;
  const [name, ...rest] = path;
  const member = name === undefined ? undefined : schemas.member(placed, name);
  return member !== undefined && rest.length > 0 && hasRuleAt(schemas, member, rest);
}

function chooseCheck(statuses: readonly number[]) {
  if (statuses.includes(401)) return 'session-required';
  return statuses.includes(403) ? 'right-required' : 'refuses-invalid';
}

function namedFields(body: unknown): string[] {
  const details = readMember(readMember(body, 'error'), 'details');
  if (!Array.isArray(details)) return [];
  const fields = details.map((detail) => readMember(detail, 'field'));
  return fields.filter((field) => field !== undefined).map(String);
}
