import { parseArgs } from 'node:util';
import { CommandError } from '../process/command-error.ts';
import { parseMark } from './ledger/coverage.ts';
import { serverAddress } from './target/send.ts';
import type { Login } from './target/sessions.ts';

export type ConformanceOptions = Readonly<ReturnType<typeof readOptions>>;

export const usage = `Usage: npm run conformance -- --server http://localhost:8000 (--read-only | --writes) [options]

  --server URL            the server's address, with the base path if it has one
  --read-only             send nothing that changes anything
  --writes                send everything: to a server whose data may be changed and deleted
  --login EMAIL:PASSWORD  log in by the documented login; several times for several people
  --login NAME=EMAIL:PASSWORD
                          the same under a name: admin, for example
  --cookie, --header TEXT a session that has begun already: "session=1f0c", "Authorization: Bearer 1f0c"
  --mail-url URL          lists the mails that your test server sends, as JSON, HTML or text; without it, operations
                          that take a token from a mail never succeed, and are left out
  --document NAMES        app, admin, calendar by default; also upload, analytics
  --operation, --tag NAMES
                          only these
  --seed N                other generated requests (1)
  --cases N               generated requests for each operation, besides the systematic ones (5)
  --workers N             reading requests at the same time (4)
  --time 60s              stop after this time, with what has been found
  --html, --junit, --json FILE
                          write the report
  --results FOLDER        where differences and coverage are kept (.cache/conformance)
  --require MARK          fail below this coverage: 80, or answers=90,values=50
  --replay ID             show one difference of the last run again

It ends with 0 when nothing differs, 1 when something does, 2 when it could not run.`;

/** @throws CommandError if they are invalid. */
export function readOptions(args: readonly string[]) {
  const values = parseOptions(args);
  const { server, writes, 'read-only': readOnly } = values;
  if (server === undefined) throw new CommandError(`Say which server: --server URL.\n\n${usage}`);
  if (writes && readOnly) throw new CommandError('--read-only and --writes exclude each other.');
  if (!writes && !readOnly) {
    throw new CommandError(
      'A whole run creates, changes and deletes things on the server. Say --writes if it may, or --read-only to send nothing that changes anything.',
    );
  }
  return {
    server: serverAddress(server),
    documents: values.document ? parseList([values.document]) : undefined,
    operations: parseList(values.operation),
    tags: parseList(values.tag),
    logins: [
      ...(values.login ?? []).map(parseLogin),
      ...givenSession(values.cookie, values.header),
    ],
    seed: wholeNumber('seed', values.seed),
    cases: wholeNumber('cases', values.cases),
    /** In seconds; then the run ends with what it has. */
    time: values.time === undefined ? undefined : parseSeconds(values.time),
    workers: Math.max(1, wholeNumber('workers', values.workers)),
    writes,
    /** The address that lists the server's mails. */
    mails: values['mail-url'] === undefined ? undefined : serverAddress(values['mail-url']),
    junit: values.junit,
    html: values.html,
    json: values.json,
    replay: values.replay,
    /** The folder for differences and coverage. */
    results: values.results,
    require: parseList(values.require).map(parseMark),
  };
}

function parseOptions(args: readonly string[]) {
  const one = { type: 'string' } as const;
  const several = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        server: one,
        document: one,
        operation: several,
        tag: several,
        login: several,
        'mail-url': one,
        cookie: one,
        header: several,
        seed: { ...one, default: '1' },
        cases: { ...one, default: '5' },
        time: one,
        workers: { ...one, default: '4' },
        'read-only': flag,
        writes: flag,
        junit: one,
        html: one,
        json: one,
        replay: one,
        results: { ...one, default: '.cache/conformance' },
        require: several,
      },
    });
    return values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** `admin=ada@example.com:secret`; the name is optional. */
export function parseLogin(text: string): Login {
  const [, name, email = '', password = ''] = /^(?:(\w+)=)?([^:]+@[^:]+):(.+)$/.exec(text) ?? [];
  if (email === '') {
    throw new CommandError('--login: write it as EMAIL:PASSWORD or NAME=EMAIL:PASSWORD.');
  }
  return { name: name ?? email, credentials: { email, password } };
}

function givenSession(cookie: string | undefined, headers: readonly string[] = []): Login[] {
  const headerPairs = headers.map((header) => {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(header) ?? [];
    if (name === undefined || value === undefined) {
      throw new CommandError('--header: write it as "Name: value".');
    }
    return [name.toLowerCase(), value];
  });
  if (cookie !== undefined) headerPairs.push(['cookie', cookie]);
  return headerPairs.length > 0
    ? [{ name: 'given session', headers: Object.fromEntries(headerPairs) }]
    : [];
}

function parseList(texts: readonly string[] = []): string[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`--${name} "${text}" is no whole number.`);
}

function parseSeconds(text: string): number {
  const [, number, unit = 's'] = /^(\d+)(s|m)?$/.exec(text) ?? [];
  if (number === undefined) throw new CommandError(`--time "${text}": write it as 60s or 5m.`);
  return Number(number) * (unit === 'm' ? 60 : 1);
}
