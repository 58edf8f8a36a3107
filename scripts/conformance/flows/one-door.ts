import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';
import { createParts } from '../cases/fitting-request.ts';
import type { Contract } from '../contract/contract.ts';
import { answerFor, isRead, type Operation } from '../contract/operation.ts';
import type { Flow } from './flow.ts';
import { withEarlierMoments } from './moments.ts';
import { listResults } from './paging.ts';
import { isRequiredQuery, isSame, pathParameters } from './readers.ts';
import { differentPart } from './repeated.ts';

const mostRead = 3;

/** A list shows a record as its own address shows it to the same caller, so that nothing hidden there is told here. */
export const listedAsRead: Flow = {
  title: 'records of a list, one by one',
  kind: 'read',
  suits: (operation) => isRead(operation) && answerFor(operation, 200) !== undefined,
  async run({ probe, requests, operation, call, report }) {
    const reader = findRecordReader(operation, probe.contract);
    if (!reader) return;
    const parts = requests.plain(operation);
    const list = await call(operation, parts);
    if (list?.answer.status !== 200) return;
    for (const record of listResults(list).slice(0, mostRead)) {
      const id = readMember(record, reader.idMember);
      const path = { ...parts.path, [reader.idParameter]: id };
      const read =
        id === undefined
          ? undefined
          : await call(reader.operation, createParts(reader.operation, { path }));
      if (!read) continue;
      const isHidden = read.answer.status === 404;
      const own = withEarlierMoments(record, read.body);
      if (!isHidden && (read.answer.status !== 200 || isDeepStrictEqual(record, own))) continue;
      const at = isHidden ? 'results' : differentPart(record, own);
      const message = isHidden
        ? `The record ${id} is listed, and is not there for the same caller.`
        : `\`${at}\` of a listed record is not what its own address shows to the same caller.`;
      report({ check: 'one-door', message, clause: operation.place, at }, list, read);
      return;
    }
  },
};

interface RecordReader {
  readonly operation: Operation;
  /** The parameter of its address that names the record. */
  readonly idParameter: string;
  /** The member of a record that has its value. */
  readonly idMember: string;
}

/** The read of a single record of a list: the same address and one more parameter. */
function findRecordReader(list: Operation, contract: Contract): RecordReader | undefined {
  const { schemas } = contract;
  const answer = answerFor(list, 200)?.media[0]?.schema;
  const results = answer && schemas.member(answer, 'results');
  const item = results && schemas.member(results, '0');
  if (!item) return undefined;
  const given = new Set(pathParameters(list).map(({ name }) => name));
  for (const operation of contract.operations.filter(isRead)) {
    const schema = answerFor(operation, 200)?.media[0]?.schema;
    const parameters = pathParameters(operation).map(({ name }) => name);
    const [idParameter, ...others] = parameters.filter((name) => !given.has(name));
    const isOfList = parameters.length === given.size + 1 && others.length === 0;
    if (!schema || !isOfList || idParameter === undefined) continue;
    if (!isSame(schema, item, contract) || operation.parameters.some(isRequiredQuery)) continue;
    const idMember = [idParameter, 'id'].find((name) => schemas.member(item, name));
    if (idMember !== undefined) return { operation, idParameter, idMember };
  }
  return undefined;
}
