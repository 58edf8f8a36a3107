import { type Profiler, Session } from 'node:inspector';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Counts the steps of some files: how often each block of their code has run, as the engine counts for coverage. Unlike
 * time, the number is the same on any machine, however busy. It leaves out the insides of regular expressions and
 * built-in functions.
 * @returns a function that returns the steps since its last call.
 */
export function countSteps(files: RegExp): () => number {
  const session = new Session();
  beforeAll(() => {
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  });
  afterAll(() => {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  });
  return () => {
    let scripts: Profiler.ScriptCoverage[] = [];
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      scripts = result;
    });
    return scripts
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
}

/**
 * Imports modules anew: the engine counts each block only of code that it has compiled since it began to count, and other
 * test files of a worker may have run the same modules before.
 */
export function importCounted<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  return load();
}
