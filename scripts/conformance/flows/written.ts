import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';
import { refusedCases } from '../cases/refused.ts';
import { isRead } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Flow, FlowContext } from './flow.ts';
import { withEarlierMoments } from './moments.ts';
import { createReading, findReaders, isCut, type Reader, recordsIn } from './readers.ts';
import { differentPart } from './repeated.ts';

/** The answer to a write, and every later read, shows the record in its new state. */
export const keepsWrites: Flow = {
  title: 'what was written is read again',
  kind: 'write',
  suits: (operation) => !isRead(operation),
  async run(context) {
    const { probe, requests, operation, call, report } = context;
    const readers = findReaders(operation, probe.contract);
    for (const body of [...requests.bodies(operation).slice(0, 2), undefined].slice(0, 2)) {
      const parts = { ...requests.plain(operation), ...(body ? { body } : {}) };
      const written = await call(operation, parts);
      if (!written || written.answer.status >= 300) continue;
      const lost = lostField(parts.body?.value, written.body);
      if (lost) {
        const message = `\`${lost}\` is not what was sent.`;
        report({ check: 'keeps-writes', message, clause: operation.place, at: lost }, written);
      }
      for (const reader of readers) {
        const parts = createReading(reader, written);
        const read = parts && (await call(reader.operation, parts));
        reportLost(context, reader, written, read);
      }
    }
  },
};

/** Reports that a later read does not show the record of a write. */
export function reportLost(
  { report }: Pick<FlowContext, 'report'>,
  reader: Reader,
  written: Exchange,
  read: Exchange | undefined,
): void {
  if (read?.answer.status !== 200 || isCut(read)) return;
  const records = recordsIn(reader, read);
  if (records.some((record) => isSameApartFromMoments(written.body, record))) return;
  const at = reader.list ? reader.list.join('.') : differentPart(written.body, records[0]);
  const message = reader.list
    ? `What was written is not among \`${at}\`.`
    : `\`${at}\` is not what was written.`;
  report({ check: 'keeps-writes', message, clause: reader.operation.place, at }, written, read);
}

/** Times such as a device's last use advance with each call. */
function isSameApartFromMoments(earlier: unknown, later: unknown): boolean {
  return isDeepStrictEqual(earlier, withEarlierMoments(earlier, later));
}

/** A field of a request that its answer also has, but with a different value. */
function lostField(
  sent: unknown,
  answered: unknown,
  path: readonly string[] = [],
): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof answered !== 'object') {
    return isSameValue(sent, answered) ? undefined : path.join('.');
  }
  for (const name of Object.keys(sent)) {
    const [mine, its] = [readMember(sent, name), readMember(answered, name)];
    if (its === undefined) continue;
    const lost = lostField(mine, its, [...path, name]);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/** Servers may normalize what they store: spaces around a text, an address's case, the format of a time. */
function isSameValue(sent: unknown, answered: unknown): boolean {
  if (typeof sent !== 'string' || typeof answered !== 'string')
    return isDeepStrictEqual(sent, answered);
  const [mine, its] = [sent, answered].map((text) => text.trim().normalize('NFC').toLowerCase());
  return (
    mine === its || (/^\d{4}-\d\d-\d\dT/.test(sent) && Date.parse(sent) === Date.parse(answered))
  );
}

/** A refused write changes nothing. */
export const refusedWithoutTrace: Flow = {
  title: 'a refused change leaves no trace',
  kind: 'write',
  suits: ({ body, method, changesState }) =>
    body !== undefined && (method !== 'GET' || changesState),
  async run({ probe, requests, operation, session, call, report }) {
    const { contract } = probe;
    const plain = requests.plain(operation);
    const fields = refusedCases(operation, session, { contract, requests }).filter(
      ({ expected }) => expected?.field !== undefined,
    );
    const [refused] = fields;
    const reader = findReaders(operation, contract).find(({ list }) => list === undefined);
    if (!refused || !reader) return;
    const about = await call(operation, plain);
    const reading = about && createReading(reader, about);
    if (!reading) return;
    const before = await call(reader.operation, reading);
    const refusal = await call(operation, refused.parts, refused);
    const after = await call(reader.operation, reading);
    if (!before || !refusal || !after) return;
    if (isSameApartFromMoments(before.body, after.body)) return;
    const at = differentPart(before.body, after.body);
    const message = `A refused change has changed \`${at}\`.`;
    report({ check: 'keeps-writes', message, clause: operation.place, at }, before, refusal, after);
  },
};
