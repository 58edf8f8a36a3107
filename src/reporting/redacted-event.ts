import type { ErrorEvent, Exception, StackFrame } from '@sentry/react';
import { definedOnly } from '#src/util/defined-only.ts';
import { redactAddress, redactText } from '#src/util/redact.ts';

/**
 * Copies only the listed parts of a report, so that nothing that the SDK adds in the future leaks. Texts and addresses
 * are redacted.
 */
export function redactedEvent(event: ErrorEvent, page: { address: string; browser: string }) {
  const { event_id, timestamp, platform, level, release, environment, sdk, tags, user } = event;
  const safe = { event_id, timestamp, platform, level, release, environment, sdk, tags };
  const url = redactAddress(page.address);
  return definedOnly<ErrorEvent>({
    type: undefined,
    ...safe,
    user: user?.id === undefined ? undefined : { id: user.id },
    message: event.message === undefined ? undefined : redactText(event.message),
    exception: { values: event.exception?.values?.map(redactedException) ?? [] },
    request: definedOnly({ url, headers: { 'User-Agent': page.browser } }),
  });
}

type Mechanism = NonNullable<Exception['mechanism']>;

function redactedException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return definedOnly<Exception>({
    // An error's name can contain anything, like its message.
    type: type === undefined ? undefined : redactText(type),
    value: value === undefined ? undefined : redactText(value),
    mechanism: mechanism && redactedMechanism(mechanism),
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(redactedFrame) ?? [] },
  });
}

/** Without its data, which repeats the error's. */
function redactedMechanism({ data: _, ...mechanism }: Mechanism): Mechanism {
  return mechanism;
}

function redactedFrame({ filename, ...frame }: StackFrame): StackFrame {
  const { function: name, lineno, colno, in_app } = frame;
  return definedOnly<StackFrame>({
    filename:
      filename === undefined ? undefined : (redactAddress(filename) ?? redactText(filename)),
    function: name,
    lineno,
    colno,
    in_app,
  });
}
