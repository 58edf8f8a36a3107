import { readFileSync } from 'node:fs';

/** Clock ticks per second, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** How much processor time a process has used, in seconds; undefined if the system has no `/proc`. */
export function processorSeconds(processId: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The program's name comes second, in parentheses, and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
