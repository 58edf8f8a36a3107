import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs tasks on threads of a script, one per processor: each thread gets the next task when it has answered the last one.
 * The results are in the order of the tasks.
 */
export async function doneByWorkers<Task, Result>(
  script: URL,
  workerData: unknown,
  tasks: readonly Task[],
): Promise<Result[]> {
  const waiting = tasks.entries();
  const results: Result[] = [];
  const work = async () => {
    const worker = new Worker(script, { workerData });
    try {
      for (const [place, task] of waiting) {
        worker.postMessage(task);
        const [result] = await once(worker, 'message');
        results[place] = result;
      }
    } finally {
      await worker.terminate();
    }
  };
  const count = Math.min(availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: count }, work));
  return results;
}
