import { englishText, type Message, message } from '#src/i18n/message.ts';
import { shownFileName } from '#src/util/file-names.ts';
import { isRecord } from '#src/util/is-record.ts';
import { UploadError, type UploadFailure } from './upload-error.ts';

function refusal(text: Message, isIgnored = false): UploadFailure {
  return { text, kind: 'refused', isIgnored };
}

function service(text: Message, isIgnored = false): UploadFailure {
  const words = message('uploads:The upload failed. Please try again.');
  return { text, words, kind: 'service', isIgnored };
}

/** The upload errors of the product specification, section 8. Their texts are the SDK's names for them. */
const errors: readonly UploadFailure[] = [
  refusal(message('uploads:Params validation error')),
  refusal(message('uploads:Invalid upload params')),
  refusal(message('uploads:Invalid store params')),
  refusal(message('uploads:Invalid picker params')),
  refusal(message('uploads:Invalid preview params')),
  refusal(message('uploads:Invalid metadata params')),
  refusal(message('uploads:Invalid retrieve params')),
  service(message('uploads:Incorrect start response')),
  service(message('uploads:Cannot upload file. Start request failed')),
  service(message('uploads:Cannot get part metadata'), true),
  service(message('uploads:Cannot upload file')),
  service(message('uploads:Cannot upload file, check S3 bucket settings')),
  service(message('uploads:Cannot upload file part'), true),
  service(message('uploads:Cannot upload file part (FII)'), true),
  service(message('uploads:Min chunk size reached')),
  service(message('uploads:Cannot commit file part metadata'), true),
  service(message('uploads:Cannot complete file')),
  service(message('uploads:Invalid store response')),
  refusal(message('uploads:Unsupported input file type'), true),
  {
    text: message('uploads:The File APIs are not fully supported by your browser'),
    kind: 'unable',
    isIgnored: true,
  },
  refusal(message('uploads:Minimum part size is 5MB')),
  service(message('uploads:Upload url not set')),
  refusal(message('uploads:Name function must return a string')),
  refusal(message('uploads:Incorrect upload token')),
  service(message('uploads:There is a problem with prefetch request')),
];

const knownErrors: ReadonlyMap<string, UploadFailure> = new Map([
  ...errors.map((error): [string, UploadFailure] => [englishText(error.text), error]),
  // The SDK's own name for the store options of an upload.
  ['Invalid store upload params', refusal(message('uploads:Invalid store params'))],
]);

/** The rest of the message is for developers. */
const openEnded = [
  'Invalid store response',
  'Name function must return a string',
  'Incorrect upload token',
];

const emptyFile = /^Invalid file "(.*)" size - 0$/s;

/** The error for whatever the SDK threw, rejected with, or reported in its event. Keeps no text from unknown errors. */
export function serviceError(exception: unknown): UploadError {
  const { message: text, details, response } = readFacts(exception);
  const status = readStatus(response) ?? readCode(details);
  const words = text.replace(/^FS-/, '');
  const [, name] = emptyFile.exec(words) ?? [];
  if (name !== undefined) return emptyFileError(name);
  const knownFailure =
    knownErrors.get(words) ??
    knownErrors.get(openEnded.find((beginning) => words.startsWith(beginning)) ?? '');
  return new UploadError({
    ...(knownFailure ?? { kind: 'service', text: message('uploads:The upload failed') }),
    status,
  });
}

export function emptyFileError(name: string): UploadError {
  const text = message('uploads:Invalid file "%name%" size - 0', { name: shownFileName(name) });
  const words = message('uploads:This file is empty.');
  return new UploadError({ kind: 'refused', text, words, isIgnored: true });
}

function readFacts(exception: unknown): { message: string; details: unknown; response: unknown } {
  if (exception instanceof Error) {
    const { message: text } = exception;
    return {
      message: text,
      details: 'details' in exception ? exception.details : undefined,
      response: 'response' in exception ? exception.response : undefined,
    };
  }
  return { message: '', details: undefined, response: undefined };
}

function readStatus(response: unknown): number | undefined {
  return isRecord(response) && typeof response['status'] === 'number'
    ? response['status']
    : undefined;
}

/** For a failed request, the SDK has the status in `code`; for the storage's own errors it has a word. */
function readCode(details: unknown): number | undefined {
  return isRecord(details) && typeof details['code'] === 'number' ? details['code'] : undefined;
}
