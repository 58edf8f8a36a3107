import { randomBytes } from 'node:crypto';
import type { components } from '#generated/upload/types.ts';

/** A file that has been uploaded. */
export interface ProviderFile {
  readonly handle: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly filename: string;
  readonly mimetype: string;
  readonly container: string;
  readonly key: string;
  readonly location: string;
  readonly status: 'Stored' | 'InTransit';
  readonly uploadTags: Readonly<Record<string, string>> | undefined;
  readonly workflows: readonly string[];
  readonly uploadedAt: Date;
}

export interface StoreWishes {
  readonly path?: string | undefined;
  readonly container?: string | undefined;
  readonly location?: string | undefined;
  readonly workflows?: readonly string[] | undefined;
}

/** Everything about a new file except what the store options determine. */
export interface NewFile
  extends Pick<ProviderFile, 'bytes' | 'filename' | 'mimetype' | 'uploadedAt'>,
    Partial<Pick<ProviderFile, 'status' | 'uploadTags'>> {}

const defaultContainer = 'calendar-files';

/** Creates a file with its own handle, following the store options. */
export function newFile(file: NewFile, wishes: StoreWishes = {}): ProviderFile {
  const path = (wishes.path ?? '').replace(/^\/+/, '');
  const isWholeKey = path !== '' && !path.endsWith('/');
  return {
    status: 'Stored',
    uploadTags: undefined,
    ...file,
    handle: newHandle(),
    container: wishes.container ?? defaultContainer,
    // A path without a trailing slash is the key itself, which is how the SDK requests a specific file name.
    key: isWholeKey ? path : `${path}${randomBytes(6).toString('hex')}_${file.filename}`,
    location: wishes.location ?? 's3',
    workflows: wishes.workflows ?? [],
  };
}

/** Twenty letters, digits, `-` and `_`, by which the SDK recognizes a handle. */
function newHandle(): string {
  return randomBytes(15).toString('base64url');
}

/** The address from which a file is delivered. */
export function fileUrl(origin: string, { handle }: ProviderFile): string {
  return `${origin}/cdn/${handle}`;
}

/** A file as most calls return it. */
export function storedFile(
  origin: string,
  file: ProviderFile,
): components['schemas']['StoredFile'] {
  const { handle, container, key, filename, mimetype, status, workflows, uploadTags } = file;
  return {
    handle,
    url: fileUrl(origin, file),
    container,
    key,
    filename,
    mimetype,
    size: file.bytes.byteLength,
    status,
    workflows: [...workflows],
    ...(uploadTags ? { upload_tags: { ...uploadTags } } : {}),
  };
}
