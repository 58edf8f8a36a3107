import { describe, expect, it } from 'vitest';
import { productDocuments } from '#generated/documents.ts';
import type { Schema } from '#scripts/generation/documents.ts';
import { contractOperations, type PlainOperation } from './support/contract-operations.ts';

/** The documents that we name; the calls of the upload provider and the analytics server are theirs. */
const operations = contractOperations().filter(({ document }) =>
  productDocuments.some((name) => name === document),
);

type Requirement = readonly [what: string, isMet: (operation: PlainOperation) => boolean];

const page = ['results', 'total', 'offset', 'limit'];
const isRead: Requirement = [
  'is a GET that changes nothing',
  ({ method, changesState }) => method === 'GET' && !changesState,
];
const answersRecord: Requirement = [
  'answers 200 with a body',
  (one) => findBody(one, '200') !== undefined,
];

/** The requirements of a verb in every area. */
const verbs: Readonly<Record<string, readonly Requirement[]>> = {
  get: [isRead, ['answers one record', (one) => !listMembers(one).includes('results')]],
  list: [isRead, ['answers results', (one) => listMembers(one).includes('results')]],
  search: [
    isRead,
    ['accepts a query', ({ parameters }) => parameters.some(({ name }) => name === 'query')],
    ['answers a page', (one) => page.every((name) => listMembers(one).includes(name))],
  ],
  create: [
    ['is a POST', ({ method }) => method === 'POST'],
    ['answers 201 with the created record', (one) => findBody(one, '201') !== undefined],
  ],
  update: [
    ['is a PATCH, or a POST by the specification', isMethod('PATCH')],
    ['refuses an empty change', (one) => takesNoEmptyBody(one)],
    answersRecord,
  ],
  set: [['is a PUT, or a POST by the specification', isMethod('PUT')], answersRecord],
  delete: [
    ['is a DELETE', ({ method }) => method === 'DELETE'],
    ['answers 204, or only how to undo it and the new ids of others', (one) => leavesNothing(one)],
  ],
  export: [isRead, ['answers files', (one) => findBody(one, '200')?.type === 'string']],
};

/** Verbs specific to this product, for actions that none of the above describes. */
const domainVerbs = new Set([
  ...['log', 'register', 'resend', 'change', 'start', 'activate', 'deactivate', 'renew'],
  ...['revoke', 'exit', 'impersonate', 'close', 'report', 'reset', 'restore', 'restart', 'add'],
  ...['send', 'trust', 'request', 'check', 'confirm', 'remove', 'pin', 'unpin', 'unsubscribe'],
  ...[
    'open',
    'undo',
    'sign',
    'cancel',
    'order',
    'invite',
    'import',
    'preview',
    'merge',
    'leave',
    'transfer',
  ],
]);

function isMethod(wanted: string) {
  return ({ method, source }: PlainOperation) =>
    method === wanted || (method === 'POST' && source === 'specified');
}

function listGoodCodes({ responses }: PlainOperation): string[] {
  return Object.keys(responses).filter((code) => code.startsWith('2'));
}

function findBody({ responses }: PlainOperation, code: string): Schema | undefined {
  return Object.values(responses[code]?.content ?? {})[0]?.schema;
}

function listMembers(operation: PlainOperation): string[] {
  return Object.keys(findBody(operation, '200')?.properties ?? {});
}

/** Whether a deletion answers nothing, or nothing but the way back and the ids that it has changed. */
function leavesNothing(operation: PlainOperation): boolean {
  const members = listMembers(operation);
  const rest = members.filter((name) => name !== 'undo' && name !== 'moved_ids');
  return listGoodCodes(operation).join() === '204' || (members.length > 0 && rest.length === 0);
}

function takesNoEmptyBody({ requestBody }: PlainOperation): boolean {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return (schema?.minProperties ?? schema?.required?.length ?? 0) > 0;
}

/** The requirements of its verb that an operation does not meet. */
function brokenPromises(operation: PlainOperation): string[] {
  const verb = /^[a-z]+/.exec(operation.id)?.[0] ?? '';
  const requirements = verbs[verb] ?? domainRequirements(verb);
  return requirements
    .filter(([, isMet]) => !isMet(operation))
    .map(([what]) => `${operation.id} ${what}`);
}

function domainRequirements(verb: string): Requirement[] {
  return [
    ['has a known verb', (one) => domainVerbs.has(verb) || one.id === 'setUpFreeCustomer'],
    ['changes something', ({ method, changesState }) => method !== 'GET' || changesState],
    [
      'answers 204 to a DELETE',
      (one) => one.method !== 'DELETE' || listGoodCodes(one).join() === '204',
    ],
  ];
}

describe('the verb of an operation', () => {
  it('matches the operation’s method and answers', () => {
    expect(operations.flatMap(brokenPromises)).toEqual([]);
  });

  it('is used by some operation, for every verb on the list', () => {
    const used = new Set(operations.map(({ id }) => /^[a-z]+/.exec(id)?.[0]));
    const listed = [...Object.keys(verbs), ...domainVerbs];
    expect(listed.filter((verb) => !used.has(verb))).toEqual([]);
  });

  it.each([
    ['getProfile', { id: 'listProfiles' }],
    ['listCalendars', { id: 'getCalendars' }],
    ['listCalendars', { id: 'searchCalendars' }],
    ['listNews', { id: 'loadNews' }],
    ['createEmail', { method: 'PUT' }],
    ['createEmail', { id: 'updateEmail' }],
    ['deleteEmail', { id: 'createEmail' }],
    ['deleteEmail', { responses: { '200': {} } }],
    ['deleteEvent', { responses: { '200': {} } }],
    ['exportEvents', { id: 'getEvents', method: 'POST' }],
    ['updateProfile', { method: 'PUT' }],
    ['updateProfile', { requestBody: { content: {} } }],
    ['setDiscount', { method: 'PATCH' }],
    ['getProfile', { id: 'resetPassword' }],
  ])('is a violation if %s becomes %j', (id, change) => {
    const operation = operations.find((one) => one.id === id) ?? expect.fail(`There is no ${id}.`);
    expect(brokenPromises({ ...operation, ...change })).not.toEqual([]);
  });
});
