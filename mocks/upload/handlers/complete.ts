import { newFile, storedFile } from '../files.ts';
import type { ProviderCall, ProviderHandlers } from '../provider-call.ts';
import { wrongField } from '../refusals.ts';
import { readSentinel } from '../sentinels.ts';
import { minimumPartSize, type UploadSession } from '../upload-session.ts';
import { findSession } from './multipart.ts';

type CompleteBody = ProviderCall<'completeUpload'>['body'];

export const completionCalls = {
  completeUpload(call) {
    const { body, provider, origin, now } = call;
    const session = findSession(call);
    if (!('id' in session)) return session;
    const finishedFile = session.handle === undefined ? undefined : provider.file(session.handle);
    // Repeated because the answer was lost, so return the same answer.
    if (finishedFile) return { status: 200, body: storedFile(origin, finishedFile) };

    const error = startError(session, body) ?? partsError(session, body) ?? sumError(session);
    if (error) return wrongField(...error);
    const { filename, mimetype, upload_tags: uploadTags, store } = body;
    const isInTransit = readSentinel(filename)?.error === 'transit';
    const file = provider.addFile(
      newFile(
        {
          bytes: session.joinParts(),
          filename,
          mimetype,
          uploadTags,
          uploadedAt: now,
          status: isInTransit ? 'InTransit' : 'Stored',
        },
        store,
      ),
    );
    session.finish(file.handle);
    provider.keepSession(session);
    return { status: 200, body: storedFile(origin, file) };
  },
} satisfies ProviderHandlers;

type FieldError = [field: string, message: string] | undefined;

/** The completion must describe the file like the start did. */
function startError({ request }: UploadSession, body: CompleteBody): FieldError {
  for (const field of ['filename', 'mimetype', 'size'] as const) {
    if (body[field] !== request[field]) {
      return [field, 'This is not what the upload was started with.'];
    }
  }
  if ((body.fii ?? false) && !(request.fii ?? false)) {
    return ['fii', 'The upload was not started in intelligent mode.'];
  }
  return undefined;
}

/** Every part with bytes is listed with its ETag, or committed, and large enough. */
function partsError(session: UploadSession, body: CompleteBody): FieldError {
  const listedParts = new Map((body.parts ?? []).map((part) => [part.part_number, part.etag]));
  if (listedParts.size !== (body.parts ?? []).length) return ['parts', 'A part is listed twice.'];
  const storedNumbers = session.storedParts;
  for (const number of listedParts.keys()) {
    if (!storedNumbers.includes(number)) return ['parts', `Part ${number} has not arrived.`];
  }
  for (const [index, number] of storedNumbers.entries()) {
    if (number !== index + 1) return ['parts', `Part ${index + 1} has not arrived.`];
    const isLast = index === storedNumbers.length - 1;
    const error = partError(session, number, listedParts.get(number), { isLast, fii: body.fii });
    if (error) return error;
  }
  return undefined;
}

function partError(
  session: UploadSession,
  number: number,
  etag: string | undefined,
  { isLast, fii = false }: { isLast: boolean; fii: boolean | undefined },
): FieldError {
  if (etag !== undefined && etag !== session.etag(number)) {
    return ['parts', `The ETag of part ${number} is another.`];
  }
  if (etag === undefined && !(fii && session.isCommitted(number))) {
    return ['parts', `Part ${number} is neither listed nor committed.`];
  }
  const size = session.wholeSize(number);
  if (size === undefined) return ['parts', `Part ${number} has gaps.`];
  return size < minimumPartSize && !isLast ? ['parts', `Part ${number} is too small.`] : undefined;
}

/** Every byte of the file has arrived exactly once. */
function sumError({ request, storedBytes }: UploadSession): FieldError {
  if (storedBytes === request.size) return undefined;
  return ['size', `${storedBytes} of ${request.size} bytes have arrived.`];
}
