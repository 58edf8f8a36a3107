/** A thread of `npm run conformance:score`: measures the mistakes and tries the seeds that it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { allMutants } from '../mutants/all-mutants.ts';
import { measured } from './measure.ts';
import { contract } from './mock-run.ts';
import { prismProxy } from './prism-proxy.ts';
import { type ScoreResult, type ScoreTask, type ScoreWorkerData, seedRun } from './score-tasks.ts';

const { reached }: ScoreWorkerData = workerData;
const mutants = allMutants(contract, reached);
const prism = await prismProxy();

function runTask(task: ScoreTask): Promise<ScoreResult> {
  if ('seed' in task) return seedRun(task.seed);
  const mutant = mutants[task.mutant];
  if (!mutant) throw new Error(`There is no mistake ${task.mutant}.`);
  return measured(mutant, prism);
}

parentPort?.on('message', async (task: ScoreTask) => {
  parentPort?.postMessage(await runTask(task));
});
