import { describe, expect, it } from 'vitest';
import type { Operation } from '#scripts/conformance/contract/operation.ts';
import { createReading, findReaders } from '#scripts/conformance/flows/readers.ts';
import { contract } from '#tests/conformance/support/mock-run.ts';

describe('the reads after a write', () => {
  it('are those whose answers have the written schema', () => {
    const readers = findReaders(operation('setTrialDate'), contract);
    expect(readers.map((reader) => reader.operation.id)).toEqual(['getBilling']);
  });

  it('use the written id in an address with one parameter, whatever its name', () => {
    expect(pathsAfter('setDiscount', 11)).toEqual({ getBilling: { org: 11 } });
  });

  it('request the list of the record that was written', () => {
    expect(pathsAfter('createAuditNote', 101)).toEqual({ getCalendarDetails: { id: 101 } });
  });

  it('do not use one record’s id for another kind of record', () => {
    expect(pathsAfter('setAppAttributes', 1101)).toEqual({ getOrganization: undefined });
  });
});

/** The paths read after a write, by their operations. */
function pathsAfter(writer: string, id: number) {
  const written = {
    operation: operation(writer),
    parts: { path: { id }, query: {}, headers: {} },
    body: { id },
  };
  const readers = findReaders(written.operation, contract);
  return Object.fromEntries(
    readers.map((reader) => [reader.operation.id, createReading(reader, written)?.path]),
  );
}

function operation(id: string): Operation {
  const found = contract.byId.get(id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}
