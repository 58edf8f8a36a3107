import { describe, expect, it } from 'vitest';
import type { ContractViolation } from '#mocks/contract/contract.ts';
import { createViolationLog } from '#mocks/contract/violation-log.ts';
import { consoleOutput } from '#tests/setup/console.ts';

const violation: ContractViolation = {
  document: 'app',
  operation: 'logIn',
  field: 'body.user.name',
  message: 'must be string',
};

describe('the violation log', () => {
  it('keeps violations and writes them to the console', () => {
    const { violations, record } = createViolationLog();
    record(violation);
    expect(violations).toEqual([violation]);
    expect(consoleOutput.splice(0)).toEqual([
      'Contract violation in app, logIn, body.user.name: must be string.',
    ]);
  });

  it('calls the listener instead, if there is one', () => {
    const told: ContractViolation[] = [];
    createViolationLog((heard) => told.push(heard)).record(violation);
    expect(told).toEqual([violation]);
  });

  it('does not grow forever', () => {
    const { violations, record } = createViolationLog(() => undefined);
    for (let count = 0; count < 1001; count += 1) record(violation);
    expect(violations).toHaveLength(1000);
  });
});
