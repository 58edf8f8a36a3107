import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractOperations } from './support/contract-operations.ts';

const folder = path.resolve(import.meta.dirname, '../../e2e');

const journeys = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** The calls that steps of a kind are named after. Each step fails unless its page makes the call. */
function findSteps(kind: 'reads' | 'changes'): Set<string> {
  const steps = journeys.matchAll(new RegExp(`\\b${kind}\\(\\s*'(\\w+)'`, 'g'));
  return new Set([...steps].map(([, operation = '']) => operation));
}

test('every call of the admin tool has a step in a journey, which compares the state if it changes something', () => {
  const reads = findSteps('reads');
  const changes = findSteps('changes');
  const calls = contractOperations().filter(({ document }) => document === 'admin');
  const forgotten = calls.filter(({ id, method, changesState }) => {
    const steps = method === 'GET' && !changesState ? reads : changes;
    return !steps.has(id);
  });
  expect(calls.length).toBeGreaterThan(40);
  expect(forgotten.map(({ id }) => id)).toEqual([]);
});
