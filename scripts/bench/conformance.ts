import { demoPassword } from '#mocks/seed/user-record.ts';
import { loadContract } from '../conformance/contract/contract.ts';
import { runConformance } from '../conformance/run/run.ts';
import { sendTo } from '../conformance/target/send.ts';
import { endChild } from '../process/children.ts';
import { startMock } from './servers.ts';

/** How long a complete conformance run on the mock service takes, per thousand cases. */
export async function measureConformance(
  port: number,
): Promise<{ cases: number; secondsPerThousand: number }> {
  const { child, url } = await startMock(port);
  try {
    const logins = ['owner', 'sales', 'support', 'admin'].map((name) => ({
      name,
      credentials: { email: `${name}@example.com`, password: demoPassword },
    }));
    const { tried, seconds } = await runConformance({
      contract: await loadContract(),
      send: sendTo(url),
      server: url,
      logins,
      writes: true,
      seed: 1,
      count: 5,
      workers: 4,
    });
    return { cases: tried.length, secondsPerThousand: (1000 * seconds) / tried.length };
  } finally {
    await endChild(child);
  }
}
