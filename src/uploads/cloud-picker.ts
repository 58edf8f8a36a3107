import { startLimit } from '#src/api/time-limit.ts';
import { message } from '#src/i18n/message.ts';
import { isRecord } from '#src/util/is-record.ts';
import { getMaxSize, type UploadLimits } from './limits.ts';
import { checkedPickerOptions, pickerLanguages } from './option-rules.ts';
import { loadPickerScript } from './picker-script.ts';
import { policyFacts, type SignedPolicy } from './policy.ts';
import { type PolicySource, uploadPolicy } from './policy-cache.ts';
import { createClient, type ProviderSettings, type SdkClient } from './sdk.ts';
import { canceledError } from './sdk-upload.ts';
import { serviceError } from './service-errors.ts';
import { reportUploadError, UploadError } from './upload-error.ts';
import { type UploadedFile, uploadedFile } from './uploaded-file.ts';

export interface CloudPickerRequest {
  provider: ProviderSettings;
  policy: PolicySource;
  owner: string;
  limits: UploadLimits;
  accept?: string | undefined;
  language: string;
  /** Id of the element in which the picker opens. */
  container: string;
  /** Aborting closes the picker. */
  signal: AbortSignal;
  onUploading: () => void;
  /** The user has chosen files, which were uploaded or failed. */
  onDone: (files: { stored: readonly UploadedFile[]; failed: readonly string[] }) => void;
  onCancel: () => void;
}

type PickerOptions = NonNullable<Parameters<SdkClient['picker']>[0]>;

/** The timeout for a third party's script. */
const longestOpeningMs = 10_000;

/** The picker's language codes that differ from ours. */
const otherSpellings: Readonly<Record<string, string>> = { nb: 'no', 'zh-cn': 'zh', 'zh-tw': 'zh' };

/** The picker's language for a page; English if it does not support the page's. */
export function pickerLanguage(language: string): string {
  const spelling = otherSpellings[language] ?? language;
  return pickerLanguages.includes(spelling) ? spelling : 'en';
}

/**
 * Opens the provider's own picker, for files from cloud drives. It closes when the signal is aborted.
 * @throws UploadError if it has not opened within ten seconds or an option is invalid, RequestError if the server
 *   provides no policy.
 */
export async function openCloudPicker(request: CloudPickerRequest): Promise<void> {
  const { provider, policy, owner, signal } = request;
  const security = await uploadPolicy(policy, { owner, signal });
  if (!security || signal.aborted) throw canceledError();
  const options = pickerOptions(request, security);
  const opening = startLimit(signal, longestOpeningMs);
  try {
    const client = await createClient(provider, security);
    await loadPickerScript(client.session.urls.pickerUrl, opening.signal);
    const picker = client.picker(options);
    await Promise.race([picker.open(), rejectOnAbort(opening.signal)]).catch((error: unknown) => {
      // It may still open later.
      void picker.close();
      throw error;
    });
    signal.addEventListener('abort', () => void picker.close(), { once: true });
  } catch (error) {
    throw signal.aborted ? canceledError() : openingError(error);
  } finally {
    opening.stop();
  }
}

function pickerOptions(request: CloudPickerRequest, security: SignedPolicy): PickerOptions {
  const maxSize = getMaxSize(request.limits, security);
  const { path } = policyFacts(security);
  const { provider, limits, accept, language, container, onUploading, onDone, onCancel } = request;
  const sources = provider.cloudSources ?? [];
  return checkedPickerOptions({
    fromSources: [...sources],
    lang: pickerLanguage(language),
    maxFiles: limits.maxFiles,
    ...(Number.isFinite(maxSize) && { maxSize }),
    ...(accept !== undefined && { accept: [accept] }),
    ...(path !== undefined && { storeTo: { path } }),
    // Inside the dialog, because a modal dialog makes everything outside it inert.
    displayMode: 'inline',
    container,
    // Otherwise, a particular version of Sentry on the hosting page would receive the policy and the signature.
    useSentryBreadcrumbs: false,
    onUploadStarted: onUploading,
    onUploadDone: (result: unknown) => onDone(pickedFiles(result)),
    onCancel,
  });
}

/** The files in the picker's result; one with incomplete data counts as failed. */
function pickedFiles(result: unknown) {
  const { filesUploaded, filesFailed } = isRecord(result) ? result : {};
  const storedFiles: UploadedFile[] = [];
  const failedNames = filterRecords(filesFailed).map(readName);
  for (const file of filterRecords(filesUploaded)) {
    const { mimetype: type, size } = file;
    const facts = {
      name: readName(file),
      type: typeof type === 'string' ? type : '',
      size: typeof size === 'number' ? size : 0,
    };
    try {
      storedFiles.push(uploadedFile(file, facts));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      reportUploadError(error);
      failedNames.push(facts.name);
    }
  }
  return { stored: storedFiles, failed: failedNames };
}

function filterRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function readName({ filename }: Record<string, unknown>): string {
  return typeof filename === 'string' ? filename : '';
}

function openingError(error: unknown): UploadError {
  const uploadError = serviceError(error);
  if (uploadError.kind === 'refused') return uploadError;
  return new UploadError({
    kind: 'unable',
    text: message(
      'uploads:The cloud drives did not open. Choose files from this device, or try again.',
    ),
  });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
