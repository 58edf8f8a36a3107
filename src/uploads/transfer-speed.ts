/** How far a file has come. */
export interface UploadProgress {
  bytes: number;
  total: number;
  /** Null until it is known. */
  bytesPerSecond: number | null;
  secondsLeft: number | null;
}

/** Speed is told of the last seconds: a network changes, and what it did a minute ago is of no use. */
const windowMs = 8000;
const leastMs = 500;

/** Tells the progress of a file from what has arrived at which time. */
export function createProgressMeter(total: number) {
  let samples: { at: number; bytes: number }[] = [];
  return (bytes: number, now = performance.now()): UploadProgress => {
    samples = [...samples.filter(({ at }) => now - at <= windowMs), { at: now, bytes }];
    const [first] = samples;
    const ms = first ? now - first.at : 0;
    const moved = first ? bytes - first.bytes : 0;
    const bytesPerSecond = ms >= leastMs && moved > 0 ? (moved * 1000) / ms : null;
    return {
      bytes: Math.min(bytes, total),
      total,
      bytesPerSecond,
      secondsLeft: bytesPerSecond && (total - Math.min(bytes, total)) / bytesPerSecond,
    };
  };
}
