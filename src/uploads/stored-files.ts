import { Failure } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { type Moment, momentAt } from '#src/util/dates.ts';
import { isRecord } from '#src/util/is-record.ts';
import type { FilePlace } from './policy-sources.ts';
import { createClient, type ProviderSettings, type SdkClient } from './sdk.ts';
import { canceledError } from './sdk-upload.ts';
import { serviceError } from './service-errors.ts';
import { reportUploadError, UploadError } from './upload-error.ts';

/** The provider's data about a file; null where it is unknown. */
export interface FileFacts {
  type: string | null;
  /** In bytes. */
  size: number | null;
  /** In pixels, for pictures. */
  dimensions: { width: number; height: number } | null;
  /** ISO 8601. */
  uploadedAt: Moment | null;
}

/**
 * The actions on the files of a place, each with a policy of its own. All reject with a `Failure`.
 */
export interface StoredFiles {
  /** Loads a file's data, and shows the file in the element with that id, if it still exists. */
  show: (handle: string, elementId: string, title: string) => Promise<FileFacts>;
  content: (handle: string) => Promise<Blob>;
  remove: (handle: string) => Promise<void>;
}

/** The metadata flags for this data (product specification, section 3). */
const factFlags = { mimetype: true, size: true, width: true, height: true, uploaded: true };

export function storedFiles(provider: ProviderSettings, place: FilePlace): StoredFiles {
  const attempt = async <Result>(
    handle: string,
    failureMessage: Message,
    run: (client: SdkClient) => Promise<Result>,
  ): Promise<Result> => {
    try {
      const policy = await place.ofFile(handle, {});
      if (!policy) throw canceledError();
      return await run(await createClient(provider, policy));
    } catch (caught) {
      throw fileError(caught, failureMessage);
    }
  };
  return {
    show: (handle, elementId, title) =>
      attempt(
        handle,
        message('uploads:The file cannot be shown at the moment.'),
        async (client) => {
          const metadata: unknown = await client.metadata(handle, factFlags);
          // The user may have closed the details in the meantime, and the SDK throws if the element does not exist.
          if (document.getElementById(elementId)) preview(client, handle, elementId, title);
          return readFacts(metadata);
        },
      ),
    content: (handle) =>
      attempt(handle, message('uploads:The file could not be downloaded.'), async (client) => {
        const answer: unknown = await client.download(handle);
        if (isRecord(answer) && answer['data'] instanceof Blob) return answer['data'];
        throw new Error('The answer holds no file.');
      }),
    remove: (handle) =>
      attempt(handle, message('uploads:The file could not be deleted.'), async (client) => {
        await client.remove(handle);
      }),
  };
}

/** The SDK puts a frame with the provider's viewer into the element. */
function preview(client: SdkClient, handle: string, elementId: string, title: string): void {
  const frame: unknown = client.preview(handle, { id: elementId });
  if (frame instanceof HTMLIFrameElement) frame.title = title;
}

function fileError(caught: unknown, failureMessage: Message): Failure {
  if (caught instanceof Failure) return caught;
  const { status } = serviceError(caught);
  const error =
    status === 404
      ? new UploadError({
          kind: 'refused',
          text: message('uploads:The file is not there anymore.'),
        })
      : new UploadError({ kind: 'service', text: failureMessage, status });
  reportUploadError(error);
  return error;
}

function readFacts(metadata: unknown): FileFacts {
  const { mimetype, size, width, height, uploaded } = isRecord(metadata) ? metadata : {};
  return {
    type: typeof mimetype === 'string' && mimetype !== '' ? mimetype : null,
    size: typeof size === 'number' ? size : null,
    dimensions: typeof width === 'number' && typeof height === 'number' ? { width, height } : null,
    uploadedAt: typeof uploaded === 'number' ? uploadMoment(uploaded) : null,
  };
}

function uploadMoment(milliseconds: number): Moment | null {
  return Math.abs(milliseconds) < Date.parse('9999-12-31') ? momentAt(milliseconds) : null;
}
