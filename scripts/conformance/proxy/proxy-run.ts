import { once } from 'node:events';
import { CommandError } from '../../process/command-error.ts';
import type { Contract } from '../contract/contract.ts';
import { measureCoverage } from '../ledger/coverage.ts';
import { Ledger } from '../ledger/ledger.ts';
import { keepLedger, readLedgers } from '../ledger/ledger-files.ts';
import { createFindings, type Finding } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { Causes } from '../run/causes.ts';
import type { Sighting } from '../run/probe.ts';
import { forwardingServer } from './forwarding.ts';
import { Visitors } from './visitors.ts';
import { findUnanswered, watch } from './watching.ts';

interface ProxyOptions {
  readonly contract: Contract;
  readonly server: string;
  /** 0 chooses any free port. */
  readonly port: number;
  /** The address to listen on; by default one that only this computer reaches. */
  readonly host?: string;
  /** Called once for every difference, when it first occurs. */
  readonly onFinding: (finding: Finding) => void;
}

/** A running proxy, with what it has seen. */
export interface ProxyRun {
  readonly url: string;
  /** The network address on which it listens. */
  readonly address: string;
  readonly ledger: Ledger;
  /** Everything that it has seen; its coverage is combined with that of other runs in a folder. */
  readonly report: (results: string) => Report;
  readonly close: () => Promise<void>;
}

/** Starts a proxy. @throws CommandError if the port is taken. */
export async function startProxy(options: ProxyOptions): Promise<ProxyRun> {
  const { contract, server, port, host = '127.0.0.1', onFinding } = options;
  const causes = new Causes();
  const ledger = new Ledger(contract);
  const visitors = new Visitors(contract);
  const startedAt = new Date().toISOString();
  let requests = 0;
  const onSighting = (sighting: Sighting) => {
    const cause = causes.add(sighting);
    if (cause) for (const finding of createFindings([cause], server)) onFinding(finding);
  };
  const forwarding = forwardingServer({
    server,
    onPassed(passed) {
      requests += 1;
      watch(passed, { contract, server, ledger, visitors, onSighting });
    },
    onFailed(request, error) {
      onSighting(findUnanswered(request, error, contract));
    },
  });
  forwarding.listen(port, host);
  try {
    await once(forwarding, 'listening');
  } catch (error) {
    throw new CommandError(
      `The proxy cannot listen: ${error instanceof Error ? error.message : error}`,
    );
  }
  const address = forwarding.address();
  if (typeof address !== 'object' || !address)
    throw new Error('A server on a port has an address.');
  return {
    url: `http://localhost:${address.port}`,
    address: address.address,
    ledger,
    report(results) {
      keepLedger(results, 'proxy', startedAt, ledger);
      readLedgers(results, ledger);
      return {
        server,
        startedAt,
        requests,
        seed: 0,
        writes: true,
        isComplete: true,
        tried: [],
        logins: [],
        leftOut: [],
        seconds: (Date.now() - Date.parse(startedAt)) / 1000,
        operations: contract.operations.length,
        findings: createFindings(causes.all, server),
        coverage: measureCoverage(contract.operations, contract, ledger),
      };
    },
    async close() {
      forwarding.close();
      forwarding.closeAllConnections();
      await once(forwarding, 'close');
    },
  };
}
