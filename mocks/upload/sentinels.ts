import type { Answer } from '../contract/answer.ts';
import type { Scenario } from '../contract/scenario.ts';
import { errorBody } from '../http/errors.ts';
import type { Provider } from './provider.ts';

type Step = 'start' | 'upload' | 'part' | 'commit' | 'complete';

/** A failure that a file's name requests. */
export interface Sentinel {
  readonly step: Step;
  readonly error: string;
  /** The number of times in a row that it fails before it succeeds. */
  readonly times: number;
}

const steps: Readonly<Record<string, Step>> = {
  startUpload: 'start',
  signPart: 'upload',
  storePart: 'part',
  commitPart: 'commit',
  completeUpload: 'complete',
};

/** `part-403-skewed-2+holiday.png`: step, error, count, and a tag that distinguishes files of one kind. */
const pattern =
  /^(start|upload|part|commit|complete)-([a-z]+(?:-[a-z0-9]+)*?|\d{3}(?:-[a-z][a-z0-9]*)*?)(?:-(\d{1,2}|always))?(?:\+[^.]*)?(?:\.\w+)?$/;

const slowerThanPatienceMs = 2500;
/** Failed starts that are never retried must not accumulate. */
const maximumCounted = 1000;

interface UploadError {
  /** The only step that can fail like this; by default any. */
  readonly only?: Step;
  /** True if it always fails rather than once, unless the name has a count. */
  readonly lasts?: boolean;
  /** An answer, a response outside the contract, or another failure. */
  readonly fail: (step: Step) => Answer | Response | Scenario;
}

const errors = new Map<string, UploadError>([
  ['500', { fail: (step) => failure(step, 500) }],
  ['403', { lasts: true, fail: (step) => failure(step, 403) }],
  ['drop', { fail: () => ({ kind: 'cut' }) }],
  ['slow', { fail: () => ({ kind: 'slow', milliseconds: slowerThanPatienceMs }) }],
  ['text', { lasts: true, fail: () => new Response('Welcome to the proxy.') }],
  ['incomplete', { lasts: true, fail: () => Response.json({ uri: '/only/this' }) }],
  ['400', { only: 'part', lasts: true, fail: () => storage(400, 'BadDigest') }],
  ['403-skewed', { only: 'part', fail: () => storage(403, 'RequestTimeTooSkewed') }],
  ['403-skewed-xml', { only: 'part', fail: () => xml('code', 'RequestTimeTooSkewed') }],
  ['403-skewed-s3', { only: 'part', lasts: true, fail: () => xml('Code', 'RequestTimeTooSkewed') }],
  ['403-other', { only: 'part', lasts: true, fail: () => storage(403, 'AccessDenied') }],
  ['403-denied', { only: 'part', lasts: true, fail: () => xml('Code', 'AccessDenied') }],
  ['no-etag', { only: 'part', lasts: true, fail: () => new Response(null) }],
  ['hidden-etag', { only: 'part', lasts: true, fail: withHiddenEtag }],
  ['202', { only: 'complete', fail: () => ({ status: 202, body: { status: 'merging' } }) }],
]);

/** The failure that a file's name requests, if any. */
export function readSentinel(filename: string): Sentinel | undefined {
  const [, step, error = '', times] = pattern.exec(filename) ?? [];
  if (step === undefined) return undefined;
  const once = errors.get(error)?.lasts ? Number.POSITIVE_INFINITY : 1;
  const count = times === 'always' ? Number.POSITIVE_INFINITY : Number(times ?? once);
  return { step: step as Step, error, times: count };
}

interface SentinelCall {
  readonly body: unknown;
  readonly path: Readonly<Record<string, string>>;
  /** The caller's world; each world has its own counts. */
  readonly world: string;
}

/**
 * The scenario that a call's file requests by its name. Only an upload's first part fails, so that the outcome does not
 * depend on how many are uploaded at a time.
 */
export function findScenario(
  operationId: string,
  call: SentinelCall,
  provider: Provider,
): Scenario | undefined {
  const step = steps[operationId];
  if (!step) return undefined;
  const { filename, part, failures, key } = findSubject(step, call, provider);
  const sentinel = readSentinel(filename);
  const error = sentinel && errors.get(sentinel.error);
  if (sentinel?.step !== step || !error || part > 1) return undefined;
  if (error.only !== undefined && error.only !== step) return undefined;
  const before = failures.get(key) ?? 0;
  if (before >= sentinel.times) {
    // The next upload with the same name fails again.
    failures.delete(key);
    return undefined;
  }
  if (Number.isFinite(sentinel.times)) {
    if (failures.size >= maximumCounted) failures.clear();
    failures.set(key, before + 1);
  }
  return toScenario(error.fail(step));
}

/** The file that a call is about, and where its failures are counted. The body has not been checked yet. */
function findSubject(step: Step, { body, path, world }: SentinelCall, provider: Provider) {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (step === 'start') {
    const filename = toText(fields['filename']);
    const failures = provider.failedStarts;
    return { filename, part: 1, failures, key: `${world} ${step} ${filename}` };
  }
  const session = provider.session(
    toText(step === 'part' ? path['upload_id'] : fields['upload_id']),
  );
  const part = step === 'part' ? Number(path['part']) : fields['part'];
  return {
    filename: session?.request.filename ?? '',
    part: typeof part === 'number' ? part : 1,
    failures: session?.failures ?? new Map<string, number>(),
    key: step,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toScenario(failure: Answer | Response | Scenario): Scenario {
  if (failure instanceof Response) return { kind: 'respond', response: () => failure };
  return 'kind' in failure ? failure : { kind: 'answer', answer: failure };
}

function failure(step: Step, status: 403 | 500): Answer {
  if (step === 'part') return storage(status, status === 403 ? 'AccessDenied' : 'InternalError');
  return { status, body: errorBody(status === 403 ? 'permission_denied' : 'internal_error') };
}

function storage(status: number, code: string): Answer {
  return { status, body: { Error: { code, message: 'Refused on purpose.' } } };
}

function xml(element: 'code' | 'Code', name: string): Answer {
  const body = `<Error><${element}>${name}</${element}></Error>`;
  return { status: 403, mediaType: 'application/xml', body };
}

/** An ETag that the page's origin may not read. */
function withHiddenEtag(): Response {
  const headers = { etag: '"hidden"', 'access-control-expose-headers': 'Content-Length' };
  return new Response(null, { headers });
}
