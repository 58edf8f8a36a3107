import { readFileSync } from 'node:fs';

/** In a hundredth of a second each, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** How many seconds of processor time a process has taken so far; nothing where the system has no `/proc`. */
export function processorSeconds(processId: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name of the program comes second, in brackets, and may itself hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
