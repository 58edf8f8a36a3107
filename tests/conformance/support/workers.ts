import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs tasks on threads of a script, one per processor: each thread gets the next task when it has answered the last one.
 * The results are in the order of the tasks. Reports the place of each finished task.
 */
export async function doneByWorkers<Task, Result>(
  script: URL,
  workerData: unknown,
  tasks: readonly Task[],
  onDone: (place: number) => void,
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
        onDone(place);
      }
    } finally {
      await worker.terminate();
    }
  };
  const count = Math.min(availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: count }, work));
  return results;
}
