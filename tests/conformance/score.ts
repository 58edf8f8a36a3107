/**
 * `npm run conformance:score`: wraps the mock service in one deliberate mistake at a time, and counts how many of them
 * the conformance check finds, compared with `prism proxy --errors` on the same traffic.
 */
import { parseArgs } from 'node:util';
import { measureCoverage, missedMarks, parseMark } from '#scripts/conformance/ledger/coverage.ts';
import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import { allMutants } from './mutants/all-mutants.ts';
import type { Measure } from './support/measure.ts';
import { contract } from './support/mock-run.ts';
import { scoreLine, scoreTable } from './support/score-table.ts';
import {
  reachedOperations,
  type ScoreResult,
  type ScoreTask,
  type ScoreWorkerData,
} from './support/score-tasks.ts';
import { doneByWorkers } from './support/workers.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    kind: { type: 'string' },
  },
});

const reached = await reachedOperations();
const others = contract.operations.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
if (others.length > 0) {
  print(`Left out, since no run succeeds in calling them: ${others.join(', ')}`);
}
const every = allMutants(contract, reached);
const places = [...every.keys()].filter(
  (place) => values.kind === undefined || every[place]?.kind === values.kind,
);
const seeds = Number(values.seeds ?? 20);

const script = new URL('./support/score-worker.ts', import.meta.url);
const data: ScoreWorkerData = { reached };
// Longest first, so that all threads finish at about the same time.
const tasks: ScoreTask[] = [
  ...Array.from({ length: seeds }, (_, index) => ({ seed: index + 1 })),
  ...places.map((mutant) => ({ mutant })),
];
const results = await doneByWorkers<ScoreTask, ScoreResult>(script, data, tasks);
const outcomes = results.filter((one) => 'isFound' in one);
const runs = results.filter((one) => 'seen' in one);

const measures: Measure[] = outcomes.flatMap((outcome, index) => {
  const mutant = every[places[index] ?? -1];
  return mutant ? [{ mutant, ...outcome }] : [];
});
/** Minimum coverage of the documents in a run on the mock service; less means that a case was lost. */
const marks = ['answers=75', 'fields=88', 'roles=95', '55'].map(parseMark);
const ledger = new Ledger(contract);
for (const { seen } of runs) ledger.add(seen);
const falseAlarms = runs.flatMap((run) => run.falseAlarms);
for (const alarm of falseAlarms) print(alarm);

print(scoreTable(measures));
for (const { mutant, touched } of measures.filter(({ isFound }) => !isFound)) {
  print(`Not found: ${mutant.kind}, ${mutant.name} (${touched} answers)`);
}
const missed = missedMarks(measureCoverage(contract.operations, contract, ledger), marks);
for (const sentence of missed) print(sentence);
print(scoreLine(measures, falseAlarms.length, seeds));
// A mistake in a part that no answer has was never made, like those in operations that no run reaches.
const ofSchema = measures.filter(({ mutant, touched }) => mutant.isOfSchema && touched > 0);
const isGood =
  falseAlarms.length === 0 &&
  missed.length === 0 &&
  ofSchema.every(({ isFound }) => isFound) &&
  measures.filter(({ isFound }) => isFound).length >= measures.length * 0.95;
process.exitCode = isGood ? 0 : 1;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
