import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Clauses } from '#scripts/conformance/contract/clauses.ts';
import { loadContract } from '#scripts/conformance/contract/contract.ts';
import { within } from '#scripts/conformance/contract/place.ts';
import { root } from '#scripts/process/tool.ts';

const clauses = new Clauses();
const contract = await loadContract();

function written(line: string): string {
  const [file = '', number] = line.split(':');
  return readFileSync(path.join(root, file), 'utf8').split('\n')[Number(number) - 1] ?? '';
}

describe('the line of a clause', () => {
  it.each(contract.operations)('points to $id in its source', (operation) => {
    const line = written(clauses.findLine(within(operation.place, 'operationId')));
    expect(line).toContain(`operationId: ${operation.id}`);
  });

  it('points into shared files, whatever their name in the bundle', () => {
    const line = clauses.findLine({
      document: 'app',
      pointer: '/components/schemas/ErrorBody/required',
    });
    expect(line).toMatch(/^openapi\/shared\/errors\.yaml:\d+$/);
    expect(written(line)).toContain('required: [error]');
  });

  it('points to the nearest part if a clause is in no file', () => {
    const pointer = '/components/schemas/ErrorBody/required/nothing/here';
    expect(written(clauses.findLine({ document: 'app', pointer }))).toContain('required: [error]');
  });
});
