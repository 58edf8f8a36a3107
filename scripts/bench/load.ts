import http from 'node:http';

export interface Target {
  url: string;
  headers?: Record<string, string>;
}

export interface LoadResult {
  /** The number of responses. */
  answers: number;
  answersPerSecond: number;
  /** The median response time in milliseconds. */
  median: number;
  /** The 99th percentile of response times in milliseconds. */
  p99: number;
}

/**
 * Requests one address repeatedly over several persistent connections, for a duration or until there are enough
 * responses.
 * @throws Error if a response is not a success, because a quick failure is not a measurement.
 */
export async function load(
  target: Target,
  {
    connections = 8,
    seconds = 3,
    answers = Number.POSITIVE_INFINITY,
  }: { connections?: number; seconds?: number; answers?: number } = {},
): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let left = answers;
  const ask = async () => {
    while (performance.now() < end && left > 0) {
      left -= 1;
      const asked = performance.now();
      await answerTo(target, agent);
      times.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    agent.destroy();
  }
  return {
    ...summary(times),
    answers: times.length,
    answersPerSecond: times.length / ((performance.now() - started) / 1000),
  };
}

/** The median and the 99th percentile of a list of times. */
export function summary(times: readonly number[]): { median: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

function answerTo({ url, headers = {} }: Target, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        const status = response.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`${url} answered ${status}.`));
      });
    });
    request.once('error', reject);
  });
}
