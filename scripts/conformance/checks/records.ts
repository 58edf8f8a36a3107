import { readMember } from '../cases/fields.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, type PlacedSchema } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** Returns whether an answer contains what was requested: the record in the address, the part of the list. */
export function recordProblems(exchange: Exchange, contract: Contract): Problem[] {
  if (exchange.answer.status >= 300) return [];
  return [...addressProblems(exchange, contract), ...listProblems(exchange, contract)];
}

/** A field with the name of a path parameter must have its value. */
function addressProblems(exchange: Exchange, contract: Contract): Problem[] {
  const { operation, answer } = exchange;
  const schema = answerFor(operation, answer.status)?.media[0]?.schema;
  // A newly created record differs from the one in the address.
  if (!schema || answer.status === 201) return [];
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
function listProblems({ operation, parts, body }: Exchange, { schemas }: Contract): Problem[] {
  const results = readMember(body, 'results');
  const asked = (name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === name);
    const schema = parameter && schemas.resolve(parameter.schema).schema;
    return { value: parts.query[name] ?? schema?.default, place: parameter?.schema.place };
  };
  const { value: limit = Infinity, place: clause } = asked('limit');
  if (!Array.isArray(results) || !clause) return [];
  const problems = ['limit', 'offset'].flatMap((at): Problem[] => {
    const { value, place = clause } = asked(at);
    const answerValue = readMember(body, at);
    if (value === undefined || answerValue === undefined || Number(value) === answerValue)
      return [];
    const message = `\`${at}\` is ${JSON.stringify(answerValue)}; ${value} was asked for.`;
    return [{ check: 'paging', message, clause: place, at }];
  });
  const total = readMember(body, 'total');
  const offset = Number(parts.query['offset'] ?? 0);
  const there = `There are ${results.length} results`;
  if (results.length > Number(limit)) {
    const message = `${there}; at most ${limit} were asked for.`;
    return [...problems, { check: 'paging', message, clause, at: 'results' }];
  }
  const isWhole =
    typeof total !== 'number' ||
    results.length === Math.min(Number(limit), Math.max(total - offset, 0));
  if (isWhole) return problems;
  const message = `${there} from ${offset} on, of ${total} in all.`;
  const answers = within(operation.place, 'responses');
  return [...problems, { check: 'paging', message, clause: answers, at: 'total' }];
}
