import { execFileSync } from 'node:child_process';

/** How much memory a process uses, in millions of bytes; undefined if the system has no `ps`. */
export function memoryOf(processId: number): number | undefined {
  try {
    const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], {
      encoding: 'utf8',
    });
    return (Number(kibibytes.trim()) * 1024) / 1_000_000;
  } catch {
    return undefined;
  }
}
