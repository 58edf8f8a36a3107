import http from 'node:http';

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const connections = 8;

/**
 * Requests one address repeatedly over several persistent connections, and returns how many answers come per second.
 * @throws Error if an answer is not a success, because a quick failure is not a measurement.
 */
export async function answersPerSecond(target: Target, seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const end = start + seconds * 1000;
  let answers = 0;
  const request = async () => {
    while (performance.now() < end) {
      await answer(target, agent);
      answers += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, request));
  } finally {
    agent.destroy();
  }
  return answers / ((performance.now() - start) / 1000);
}

function answer({ url, headers = {} }: Target, agent: http.Agent): Promise<void> {
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
