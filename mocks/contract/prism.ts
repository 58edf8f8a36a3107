import './light-prism.ts';
import {
  createInstance,
  type IHttpProxyConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
  ProblemJsonError,
} from '@stoplight/prism-http';
import * as Either from 'fp-ts/lib/Either.js';
import * as TaskEither from 'fp-ts/lib/TaskEither.js';
import type { PrismOperation } from './operations.ts';
import type { Preferences } from './preferences.ts';

/** An answer to an operation, before it becomes an HTTP response. */
export interface Answer {
  readonly status: number;
  /** Of the body; JSON unless told otherwise. */
  readonly mediaType?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One deviation of a request or an answer from the document. */
export interface Fault {
  /** Where, `['body', 'user', 'name']`; nothing when the whole message is meant. */
  readonly path?: string[] | undefined;
  /** JSON Schema keyword, or an HTTP status for faults of a whole request. */
  readonly code?: string | number | undefined;
  readonly message: string;
}

export type PrismOutcome =
  | {
      readonly kind: 'answered';
      readonly answer: Answer;
      readonly answerFaults: readonly Fault[];
    }
  /** The document has no answer for this, for example no such example. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly title: string;
      readonly detail: string;
    };

export interface PrismCall {
  readonly operation: PrismOperation;
  readonly request: IHttpRequest;
  readonly preferences: Preferences | undefined;
  /** Called for valid requests without preferences; nothing means: take the document's example. */
  readonly answer: () => Promise<Answer | undefined>;
  /** Called for invalid requests without preferences; nothing means: take the document's example. */
  readonly refuse: (faults: readonly Fault[]) => Answer | undefined;
}

export type Prism = (call: PrismCall) => Promise<PrismOutcome>;

const answerFromDocument = ProblemJsonError.fromTemplate({
  // The name by which Prism knows that it is to answer from the document.
  type: 'UPSTREAM_NOT_IMPLEMENTED',
  title: 'Answered from the document',
  status: 501,
});

const config: IHttpProxyConfig = {
  isProxy: true,
  // Never called: `forward` is replaced.
  upstream: new URL('http://upstream.invalid'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
  mock: { dynamic: false },
};

/**
 * Prism's validating core with our answers in the place of its upstream server. The only file
 * that knows Prism's calling conventions.
 */
export function createPrism(): Prism {
  const calls = new WeakMap<IHttpRequest, PrismCall>();
  const instance = createInstance(config, {
    logger: silentLogger(),
    route: ({ resources: [operation] }) =>
      operation ? Either.right(operation) : Either.left(new Error('No operation was given.')),
    forward:
      ({ data, validations }) =>
      () => {
        const call = calls.get(data);
        if (!call || call.preferences) return TaskEither.left(answerFromDocument);
        const faults = validations.filter(isError);
        return TaskEither.tryCatch(() => forwarded(call, faults), asError);
      },
  });

  return async (call) => {
    calls.set(call.request, call);
    // A fresh object each time: Prism keeps notes of the request in it.
    const mock = { dynamic: false, ...call.preferences, ...mediaTypeOfExample(call) };
    const result = await instance.request(call.request, [call.operation], { ...config, mock })();
    if (Either.isLeft(result)) return refusal(result.left, call);
    const { output, validations } = result.right;
    return {
      kind: 'answered',
      answer: {
        status: output.statusCode,
        headers: output.headers ?? {},
        body: output.body,
      },
      // Warnings too: Prism only warns of a 4xx or 5xx that the document does not know.
      answerFaults: validations.output,
    };
  };
}

/** Where a preferred example stands in another media type than the first, Prism has to be told to look there. */
function mediaTypeOfExample({ operation, preferences }: PrismCall): { mediaTypes?: string[] } {
  if (preferences?.exampleKey === undefined) return {};
  const { code, exampleKey } = preferences;
  const contents = operation.responses
    .filter((response) => code === undefined || response.code === String(code))
    .flatMap((response) => (response.contents ?? []).slice(1));
  const holder = contents.find(({ examples = [] }) =>
    examples.some(({ key }) => key === exampleKey),
  );
  return holder ? { mediaTypes: [holder.mediaType] } : {};
}

async function forwarded(call: PrismCall, faults: readonly Fault[]): Promise<IHttpResponse> {
  const answer = faults.length > 0 ? call.refuse(faults) : await call.answer();
  if (!answer) throw answerFromDocument;
  return {
    statusCode: answer.status,
    headers: {
      ...(answer.body === undefined
        ? {}
        : { 'content-type': answer.mediaType ?? 'application/json' }),
      ...answer.headers,
    },
    body: answer.body,
  };
}

/** @throws the error itself when it is not Prism's but that of an answer. */
function refusal(error: Error, { preferences }: PrismCall): PrismOutcome {
  if (error instanceof ProblemJsonError) {
    return { kind: 'refused', status: error.status, title: error.message, detail: error.detail };
  }
  // An unknown example of a known code: Prism wraps its own "not found" in a plain error.
  if (preferences) {
    return { kind: 'refused', status: 404, title: 'Not found', detail: error.message };
  }
  throw error;
}

function isError({ severity }: { severity: number }): boolean {
  return severity === 0;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason), { cause: reason });
}

function silentLogger(): PrismHttpComponents['logger'] {
  const silent = () => undefined;
  const logger = {
    trace: silent,
    debug: silent,
    info: silent,
    success: silent,
    warn: silent,
    error: silent,
    fatal: silent,
    child: () => logger,
  };
  // Prism asks for a whole pino logger, but uses these methods only.
  return logger as unknown as PrismHttpComponents['logger'];
}
