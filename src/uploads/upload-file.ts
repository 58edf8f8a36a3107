import { message } from '#src/i18n/message.ts';
import { kindError } from './accepted-kinds.ts';
import { getMaxSize, sizeError, type UploadLimits } from './limits.ts';
import {
  checkStoreOptions,
  checkUploadOptions,
  type StoreOptions,
  type UploadOptions,
} from './option-rules.ts';
import { policyFacts } from './policy.ts';
import { dropPolicy, type PolicySource, uploadPolicy } from './policy-cache.ts';
import { createClient, type ProviderSettings } from './sdk.ts';
import { canceledError, runSdkUpload, type UploadControl } from './sdk-upload.ts';
import { createProgressMeter, type UploadProgress } from './transfer-speed.ts';
import { reportUploadError, UploadError } from './upload-error.ts';
import { hasStorage } from './upload-storage.ts';
import { type UploadedFile, uploadedFile } from './uploaded-file.ts';

export interface UploadRequest {
  provider: ProviderSettings;
  policy: PolicySource;
  /** The policy's owner: the user, or a visitor. */
  owner: string;
  limits: UploadLimits;
  /** The media types and file extensions to accept, as in an input's `accept`. Default: all. */
  accept?: string | undefined;
  options?: UploadOptions;
  store?: StoreOptions;
  signal?: AbortSignal;
  onProgress?: (progress: UploadProgress) => void;
}

/** Product specification, section 9; times in milliseconds. */
const defaults = {
  partSize: 6_291_456,
  concurrency: 3,
  retry: 10,
  timeout: 120_000,
  progressInterval: 1000,
} satisfies UploadOptions;

/**
 * Uploads a file to the provider. The promise rejects with an `UploadError`, or with a `RequestError` if the server
 * provides no policy. It settles soon after the signal is aborted.
 */
export function uploadFile(file: File, request: UploadRequest): UploadControl<UploadedFile> {
  let running: UploadControl<unknown> | undefined;
  let isPaused = false;
  const begin = (control: UploadControl<unknown>) => {
    running = control;
    if (isPaused) control.pause();
    return control.done;
  };
  return {
    done: run(file, request, begin),
    pause: () => {
      isPaused = true;
      running?.pause();
    },
    resume: () => {
      isPaused = false;
      running?.resume();
    },
  };
}

/** Returns whether pausing has an effect: parts that are being sent finish, so some must still be waiting. */
export function canPause({ size }: Pick<File, 'size'>): boolean {
  return size > defaults.partSize * defaults.concurrency;
}

async function run(
  file: File,
  request: UploadRequest,
  begin: (control: UploadControl<unknown>) => Promise<unknown>,
): Promise<UploadedFile> {
  const { provider, policy, owner, limits, accept, onProgress = () => {} } = request;
  const { signal = new AbortController().signal, store = {} } = request;
  const options = { ...defaults, intelligent: provider.intelligent ?? false, ...request.options };
  try {
    checkUploadOptions(options);
    checkStoreOptions(store);
    refuseIf(kindError(file, accept));
    refuseIf(sizeError(file, limits.maxSize));
    if (!hasStorage()) throw storageError();

    const signedPolicy = await uploadPolicy(policy, { owner, signal });
    if (!signedPolicy || signal.aborted) throw canceledError();
    refuseIf(sizeError(file, getMaxSize(limits, signedPolicy)));
    const { path } = policyFacts(signedPolicy);
    const place = { ...(path !== undefined && { path }), ...store };
    const client = await createClient(provider, signedPolicy);
    const measure = createProgressMeter(file.size);
    const onBytes = (bytes: number) => onProgress(measure(bytes));
    const result = await begin(
      runSdkUpload({ client, file, options, store: place, signal, onBytes }),
    );
    const storedFile = uploadedFile(result, file);
    // The SDK's last report may be from any earlier time.
    onBytes(file.size);
    return storedFile;
  } catch (error) {
    if (error instanceof UploadError) {
      // Retrying with an expired or revoked policy would fail again.
      if (error.status === 403) dropPolicy(policy);
      reportUploadError(error);
    }
    throw error;
  }
}

function refuseIf(error: UploadError | null): void {
  if (error) throw error;
}

function storageError(): UploadError {
  return new UploadError({
    kind: 'unable',
    text: message(
      'uploads:Uploading needs browser storage, which is blocked. Allow this site to store data, then try again.',
    ),
  });
}
