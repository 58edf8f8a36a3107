import type { Problem } from '../checks/problem.ts';
import type { Contract, Page } from '../contract/contract.ts';
import type { DocumentedAnswer, Operation, PlacedSchema } from '../contract/operation.ts';
import { type Place, within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Unit } from '../run/plan.ts';
import type { Probe } from '../run/probe.ts';
import { dataBlock } from './data-block.ts';

/** The ids of a page's data blocks, as named in the document of the pages. */
const blocks = { settings: 'app-settings', messages: 'app-messages' } as const;

/** Visits every page, as a visitor and as each user. */
export function pageVisits({ pages, pageBlocks }: Contract): Unit[] {
  if (!pageBlocks) return [];
  return pages.map((page) => {
    const name = `page ${page.id}: settings and messages`;
    return {
      name,
      async run(probe) {
        const visitors = [undefined, ...probe.sessions.all.map((session) => session.name)];
        for (const session of visitors) {
          const visit = await visitPage(probe, page, session, name);
          if (visit)
            for (const problem of findProblems(visit, page, pageBlocks, probe))
              probe.report(problem, name, visit);
        }
      },
    };
  });
}

function visitPage(probe: Probe, page: Page, session: string | undefined, name: string) {
  const parameters = (page.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
  const path = Object.fromEntries(
    parameters
      .filter((one) => one.in === 'path' && one.required !== false)
      .map((one) => [one.name, one.example ?? one.schema?.examples?.[0]]),
  );
  const headers = { accept: 'text/html' };
  return probe.call(name, toOperation(page), { path, query: {}, headers }, { session });
}

/** Represents a page as an operation, so that its answers are checked like any other. */
function toOperation(page: Page): Operation {
  const { place } = page;
  const answer = (status: string): DocumentedAnswer => ({
    status,
    place,
    headers: [],
    media: [{ type: 'text/html', schema: undefined, examples: new Map() }],
    links: [],
  });
  const isLedOn = page.redirect !== undefined || page.access !== 'anyone';
  return {
    id: `page ${page.id}`,
    method: 'GET',
    // Optional parameters are left out.
    path: requiredPath(page),
    tags: [],
    place,
    parameters: [],
    body: undefined,
    // Missing calendars have the same page, and people who may not see a page may be redirected.
    answers: [answer('200'), answer('404'), ...(isLedOn ? [{ ...answer('3XX'), media: [] }] : [])],
    sessionCookies: [],
    roles: undefined,
    changesState: false,
    undoneBy: [],
    listedBy: [],
  };
}

function requiredPath({ path, parameters = [] }: Page): string {
  const optional = parameters.flatMap((one) =>
    'name' in one && one.required === false ? [one.name] : [],
  );
  return optional.reduce((template, name) => template.replace(`/{${name}}`, ''), path);
}

function findProblems(
  { answer }: Exchange,
  page: Page,
  schemas: Readonly<Record<keyof typeof blocks, PlacedSchema>>,
  { contract }: Probe,
): Problem[] {
  if (answer.status >= 300 && answer.status < 400) return [];
  const clause = page.place;
  const problems = [
    ...blockProblems(answer.body, 'settings', schemas.settings, contract),
    ...blockProblems(answer.body, 'messages', schemas.messages, contract),
  ];
  if (page.framing === 'refused' && !refusesFrames(answer.headers)) {
    const message = 'Pages of other sites may show it in a frame, and must not.';
    problems.push({ check: 'page', message, clause: within(clause, 'framing'), at: 'frames' });
  }
  if (!/\bno-store\b/.test(answer.headers.get('cache-control') ?? '')) {
    const message = 'Caches may keep it, and it tells of a session.';
    problems.push({ check: 'page', message, clause, at: 'cache-control' });
  }
  return problems;
}

function blockProblems(
  html: string,
  name: keyof typeof blocks,
  schema: PlacedSchema,
  { schemas }: Contract,
): Problem[] {
  const id = blocks[name];
  const text = dataBlock(html, id);
  const problem = (message: string, clause: Place, at: string): Problem => ({
    check: 'page',
    message,
    clause,
    at: `${id}.${at}`,
  });
  if (text === undefined) return [problem(`The page has no data block "${id}".`, schema.place, '')];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [problem(`The data block "${id}" is no JSON.`, schema.place, '')];
  }
  // If there are none, the client loads them.
  if (name === 'messages' && JSON.stringify(value) === '{}') return [];
  return schemas
    .findErrors(schema, value)
    .map(({ path, message, clause }) =>
      problem(`${id}: ${path.join('.') || 'it'} ${message}.`, clause, path.join('.')),
    );
}

function refusesFrames(headers: Headers): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  return (
    /frame-ancestors\s+'none'/.test(policy) || /^deny$/i.test(headers.get('x-frame-options') ?? '')
  );
}
