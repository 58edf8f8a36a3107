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
    const latest = { at: now, bytes };
    samples = [...samples.filter(({ at }) => now - at <= windowMs), latest];
    const [first = latest] = samples;
    const ms = now - first.at;
    const movedBytes = bytes - first.bytes;
    const bytesPerSecond = ms > 0 && movedBytes > 0 ? (movedBytes * 1000) / ms : null;
    return {
      bytes: Math.min(bytes, total),
      total,
      bytesPerSecond,
      secondsLeft: bytesPerSecond && (total - Math.min(bytes, total)) / bytesPerSecond,
    };
  };
}
