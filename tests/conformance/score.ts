/**
 * `npm run conformance:score`: makes mistakes on purpose, one at a time, in front of the mock service, and counts how
 * many of them the conformance check finds, beside the share that `prism proxy --errors` finds on the same traffic.
 */
import { parseArgs } from 'node:util';
import type { Operation } from '#scripts/conformance/contract/operation.ts';
import { coverageOf, markOf, missedMarks } from '#scripts/conformance/ledger/coverage.ts';
import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import { allMutants } from './mutants/all-mutants.ts';
import { some } from './mutants/mutant.ts';
import { type Measure, measured } from './support/measure.ts';
import { contract, runOnMock } from './support/mock-run.ts';
import { prismProxy } from './support/prism-proxy.ts';
import { scoreLine, scoreTable } from './support/score-table.ts';

const { values } = parseArgs({
  options: {
    /** Only some of the mistakes and seeds, spread over all kinds: what `npm test` has time for. */
    sample: { type: 'boolean' },
    seeds: { type: 'string' },
    kind: { type: 'string' },
  },
});

const prism = await prismProxy();
const reached = await reachedOperations();
const every = allMutants(contract, reached).filter(
  ({ kind }) => values.kind === undefined || kind === values.kind,
);
const mutants = values.sample ? some(every, 24) : every;
const seeds = Number(values.seeds ?? (values.sample ? 1 : 20));

const measures: Measure[] = [];
for (const mutant of mutants) measures.push(await measured(mutant, prism));

/** Minimum coverage of the documents in a run on the mock service; below these marks, a case has been lost. */
const marks = ['answers=75', 'fields=90', 'roles=95', '55'].map(markOf);
const ledger = new Ledger(contract);
let falseAlarms = 0;
for (let seed = 1; seed <= seeds; seed += 1) {
  const { causes } = await runOnMock(undefined, {
    writes: true,
    seed,
    count: 5,
    onExchange: (exchange) => ledger.record(exchange),
  });
  falseAlarms += causes.length;
  for (const { sighting } of causes)
    print(`False alarm with seed ${seed}: ${sighting.operation.id}: ${sighting.problem.message}`);
}

if (!values.sample) print(scoreTable(measures));
for (const { mutant, touched } of measures.filter(({ isFound }) => !isFound)) {
  print(`Not found: ${mutant.kind}, ${mutant.name} (${touched} answers)`);
}
const missed = missedMarks(coverageOf(contract.operations, contract, ledger), marks);
for (const sentence of missed) print(sentence);
print(scoreLine(measures, falseAlarms, seeds));
const ofSchema = measures.filter(({ mutant }) => mutant.isOfSchema);
const isGood =
  falseAlarms === 0 &&
  missed.length === 0 &&
  ofSchema.every(({ isFound }) => isFound) &&
  measures.filter(({ isFound }) => isFound).length >= measures.length * 0.95;
process.exitCode = isGood ? 0 : 1;

/** The operations that do what they are for in a run on the mock service. */
async function reachedOperations(): Promise<ReadonlySet<Operation>> {
  const found = new Set<Operation>();
  await runOnMock(undefined, {
    writes: true,
    onExchange: ({ operation, answer }) => answer.status < 400 && found.add(operation),
  });
  const others = contract.operations.filter((one) => !found.has(one)).map(({ id }) => id);
  if (others.length > 0) {
    print(`Left out, since no run succeeds in calling them: ${others.join(', ')}`);
  }
  return found;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
