/**
 * `npm run proxy -- --server URL`: passes traffic between a browser and a running server through unchanged, and reports
 * immediately where it differs from the documents.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { loadContract } from './conformance/contract/contract.ts';
import { startProxy } from './conformance/proxy/proxy-run.ts';
import { summary } from './conformance/report/report.ts';
import { writeReports } from './conformance/report/results.ts';
import { findingText } from './conformance/report/terminal.ts';
import { checkReachable, sendTo, serverAddress } from './conformance/target/send.ts';
import { CommandError } from './process/command-error.ts';

const usage = `Usage: npm run proxy -- --server http://localhost:8000 [options]

  --server URL            the server's address
  --port N                where the proxy listens (4100)
  --host ADDRESS          on which address: 0.0.0.0 lets other computers use it (127.0.0.1)
  --document NAMES        app, admin, calendar by default
  --html, --junit, --json FILE
                          write the report when the proxy ends
  --results FOLDER        where coverage is kept, beside that of npm run conformance (.cache/conformance)

Open the proxy's address in a browser, or run browser tests against it. Ctrl-C ends it, with the report: 0 when nothing
differed, 1 when something did, 2 when it could not run.`;

function readArguments() {
  const textOption = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        server: textOption,
        port: textOption,
        host: textOption,
        document: textOption,
        html: textOption,
        junit: textOption,
        json: textOption,
        results: textOption,
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function main(): Promise<number> {
  const values = readArguments();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.server === undefined)
    throw new CommandError(`Say which server: --server URL.\n\n${usage}`);
  const server = serverAddress(values.server);
  await checkReachable(sendTo(server), server);
  const contract = await loadContract(values.document?.split(',').map((name) => name.trim()));
  const run = await startProxy({
    contract,
    server,
    port: parsePort(values.port ?? '4100'),
    ...(values.host === undefined ? {} : { host: values.host }),
    onFinding: (finding) => console.log(`${findingText(finding)}\n`),
  });
  console.log(`The proxy of ${server} listens on ${run.url}. Ctrl-C ends it.\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await run.close();
  const report = run.report(values.results ?? '.cache/conformance');
  writeReports(values, report);
  console.log(`\n${summary(report)}`);
  return report.findings.length > 0 ? 1 : 0;
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new CommandError(`--port "${text}" is no port.`);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error);
  process.exitCode = 2;
}
