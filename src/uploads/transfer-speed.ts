/** A file's progress. */
export interface UploadProgress {
  bytes: number;
  total: number;
  /** Null until it is known. */
  bytesPerSecond: number | null;
  secondsLeft: number | null;
}

/** The speed covers only the last seconds, because networks change. */
const windowMs = 8000;

/** Computes a file's progress from the bytes transferred over time. */
export function createProgressMeter(total: number) {
  let samples: { at: number; bytes: number }[] = [];
  return (bytes: number, now = performance.now()): UploadProgress => {
    samples = [...samples.filter(({ at }) => now - at <= windowMs), { at: now, bytes }];
    const [first] = samples;
    const ms = first ? now - first.at : 0;
    const moved = first ? bytes - first.bytes : 0;
    const bytesPerSecond = ms > 0 && moved > 0 ? (moved * 1000) / ms : null;
    return {
      bytes: Math.min(bytes, total),
      total,
      bytesPerSecond,
      secondsLeft: bytesPerSecond && (total - Math.min(bytes, total)) / bytesPerSecond,
    };
  };
}
