import { readMember } from '../cases/fields.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, type PlacedSchema } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** Whether an answer contains what was requested: the record in the address, the part of the list. */
export function recordProblems(exchange: Exchange, contract: Contract): Problem[] {
  if (exchange.answer.status >= 300) return [];
  return [...addressProblems(exchange, contract), ...listProblems(exchange, contract)];
}

/** A field with the name of a path parameter must have its value. */
function addressProblems(exchange: Exchange, contract: Contract): Problem[] {
  const schema = findAnswerSchema(exchange);
  // A newly created record differs from the one in the address.
  if (!schema || exchange.answer.status === 201) return [];
  return Object.entries(exchange.parts.path).flatMap(([name, requestValue]): Problem[] => {
    const at = namedPart(exchange, name);
    const answerValue = at.reduce(readMember, exchange.body);
    if (answerValue === undefined || String(answerValue) === String(requestValue)) return [];
    const clause = at.reduce<PlacedSchema | undefined>(
      (placed, member) => placed && contract.schemas.member(placed, member),
      schema,
    );
    const field = at.join('.');
    const message = `\`${field}\` is ${JSON.stringify(answerValue)}; ${JSON.stringify(requestValue)} was asked for.`;
    return [{ check: 'same-record', message, clause: clause?.place ?? schema.place, at: field }];
  });
}

/**
 * Paths at which an answer contains the record of its address: the answer itself, or a member named after a word in the
 * address.
 */
function namedPart({ operation, body }: Exchange, name: string): string[] {
  if (readMember(body, name) !== undefined) return [name];
  const before = operation.path.split(`/{${name}}`)[0] ?? '';
  const words = before.split('/').at(-1)?.toLowerCase().split('-') ?? [];
  const record = Object.keys(Object(body)).find((key) => words.includes(key.toLowerCase()));
  return record === undefined ? [name] : [record, name];
}

/** A list states which part of it was returned, and is no longer than requested. */
function listProblems({ operation, parts, body }: Exchange, contract: Contract): Problem[] {
  const results = readMember(body, 'results');
  const parameter = (name: string) =>
    operation.parameters.find((one) => one.in === 'query' && one.name === name);
  if (!Array.isArray(results) || !parameter('limit')) return [];
  const clause = parameter('limit')?.schema.place ?? operation.place;
  const problems: Problem[] = [];
  for (const name of ['limit', 'offset']) {
    const requestValue = parts.query[name] ?? findDefault(parameter(name)?.schema, contract);
    const answerValue = readMember(body, name);
    if (
      requestValue !== undefined &&
      answerValue !== undefined &&
      Number(requestValue) !== answerValue
    ) {
      const message = `\`${name}\` is ${JSON.stringify(answerValue)}; ${requestValue} was asked for.`;
      problems.push({
        check: 'paging',
        message,
        clause: parameter(name)?.schema.place ?? clause,
        at: name,
      });
    }
  }
  const limit = Number(
    parts.query['limit'] ?? findDefault(parameter('limit')?.schema, contract) ?? Infinity,
  );
  const total = readMember(body, 'total');
  const offset = Number(parts.query['offset'] ?? 0);
  if (results.length > limit) {
    const message = `There are ${results.length} results; at most ${limit} were asked for.`;
    problems.push({ check: 'paging', message, clause, at: 'results' });
  } else if (
    typeof total === 'number' &&
    results.length !== Math.min(limit, Math.max(total - offset, 0))
  ) {
    const message = `There are ${results.length} results from ${offset} on, of ${total} in all.`;
    problems.push({
      check: 'paging',
      message,
      clause: within(operation.place, 'responses'),
      at: 'total',
    });
  }
  return problems;
}

function findDefault(schema: PlacedSchema | undefined, { schemas }: Contract): unknown {
  return schema && schemas.resolve(schema).schema.default;
}

function findAnswerSchema({ operation, answer }: Exchange): PlacedSchema | undefined {
  return answerFor(operation, answer.status)?.media[0]?.schema;
}
