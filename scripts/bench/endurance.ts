import { endChild } from '../process/children.ts';
import { load } from './load.ts';
import { memoryOf } from './memory.ts';
import { benchCalls, logIn, startMock } from './servers.ts';

/** Numbers of calls after which memory is measured. */
const stages = [25_000, 50_000, 75_000, 100_000];
/** Timeout for all calls together, in seconds, for slow machines. */
const limitSeconds = 120;

export interface Endurance {
  /** The number of calls and the memory after them, in millions of bytes; undefined if unknown. */
  readonly stages: readonly { readonly calls: number; readonly memory: number | undefined }[];
}

/** How much memory a new mock service uses after more and more calls, half of them lists and half searches. */
export async function measureEndurance(port: number): Promise<Endurance> {
  const { child, url } = await startMock(port);
  try {
    const targets = await Promise.all(
      benchCalls.map(async ({ address, as }) => ({
        url: url + address,
        headers: { accept: 'application/json', cookie: await logIn(url, as) },
      })),
    );
    const found: { calls: number; memory: number | undefined }[] = [];
    let calls = 0;
    for (const stage of stages) {
      const answers = (stage - calls) / targets.length;
      const seconds = limitSeconds / stages.length / targets.length;
      for (const target of targets) {
        calls += (await load(target, { answers, seconds })).answers;
      }
      found.push({ calls, memory: memoryOf(child.pid ?? 0) });
    }
    return { stages: found };
  } finally {
    await endChild(child);
  }
}
