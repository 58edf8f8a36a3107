import { message } from '#src/i18n/message.ts';
import type { StoreOptions, UploadOptions } from './option-rules.ts';
import type { SdkClient } from './sdk.ts';
import { serviceError } from './service-errors.ts';
import { UploadError } from './upload-error.ts';

/** The longest time without progress, because some of the SDK's retries never end. */
const longestStandstillMs = 120_000;
/** The SDK ignores a cancel between two requests, so repeat it. */
const cancelAgainMs = 100;
const cancelPatienceMs = 20_000;

export interface SdkUpload {
  client: SdkClient;
  file: File;
  options: UploadOptions;
  store: StoreOptions;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

/** A running upload. */
export interface UploadControl<Result> {
  /** Settles in any case, soon after a cancel. */
  done: Promise<Result>;
  /** Parts in flight finish; the others wait. */
  pause: () => void;
  resume: () => void;
}

/** The object to which the SDK adds its controls. */
interface Token {
  cancel?: () => void;
  pause?: () => void;
  resume?: () => void;
}

/**
 * Uploads a file with the SDK, and works around flaws in its controls: canceling too early, while it waits for a retry,
 * or during a pause; pausing before the parts start; and uploads without progress.
 */
export function runSdkUpload(upload: SdkUpload): UploadControl<unknown> {
  const { client, file, options, store, signal, onBytes } = upload;
  const token: Token = {};
  const outcome = Promise.withResolvers<unknown>();
  const guard = standstillGuard(longestStandstillMs, () => end(stalledError()));
  let isPaused = false;
  let isRunning = true;
  let hasEnded = false;
  let sdkError: unknown;

  const end = (error: UploadError) => {
    hasEnded = true;
    guard.stop();
    outcome.reject(error);
    cancelUntil(token, () => !isRunning);
  };
  const onAbort = () => end(canceledError());
  signal.addEventListener('abort', onAbort, { once: true });

  // The SDK rejects with the file; only its event contains the error.
  client.on('upload.error', (error: unknown) => {
    sdkError = error;
  });
  client.on('upload.start', () => {
    // The parts start right after this event, which would undo an earlier pause.
    if (isPaused) queueMicrotask(() => isPaused && token.pause?.());
  });
  const onProgress = ({ totalBytes }: { totalBytes: number }) => {
    // The SDK keeps reporting until it has noticed the cancel.
    if (hasEnded) return;
    guard.noteBytes(totalBytes);
    onBytes(totalBytes);
  };

  if (signal.aborted) onAbort();
  else {
    guard.start();
    callUpload(client, { file, name: file.name }, { ...options, onProgress }, store, token)
      .finally(() => {
        hasEnded = true;
        isRunning = false;
        guard.stop();
        signal.removeEventListener('abort', onAbort);
      })
      .then(outcome.resolve, (error: unknown) => outcome.reject(serviceError(sdkError ?? error)));
  }

  return {
    done: outcome.promise,
    pause: () => {
      isPaused = true;
      guard.stop();
      token.pause?.();
    },
    resume: () => {
      isPaused = false;
      if (isRunning) guard.start();
      token.resume?.();
    },
  };
}

/** The SDK throws synchronously for options that it rejects. */
async function callUpload(client: SdkClient, ...args: Parameters<SdkClient['upload']>) {
  const result: unknown = await client.upload(...args);
  return result;
}

export function canceledError(): UploadError {
  return new UploadError({ kind: 'canceled', text: message('uploads:Canceled') });
}

function stalledError(): UploadError {
  return new UploadError({
    kind: 'stalled',
    text: message('uploads:The upload made no progress for two minutes and was stopped.'),
  });
}

function cancelUntil(token: Token, isOver: () => boolean): void {
  const start = performance.now();
  const cancel = () => {
    token.cancel?.();
    if (isOver() || performance.now() - start > cancelPatienceMs) clearInterval(timer);
  };
  const timer = setInterval(cancel, cancelAgainMs);
  cancel();
}

/** Calls back once the number of bytes has not grown for this long. */
function standstillGuard(longestMs: number, onStandstill: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let most = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const start = () => {
    stop();
    timer = setTimeout(onStandstill, longestMs);
  };
  const noteBytes = (bytes: number) => {
    if (bytes <= most) return;
    most = bytes;
    // Parts in flight make progress during a pause too, but a pause has no timeout.
    if (timer !== undefined) start();
  };
  return { start, stop, noteBytes };
}
