import type { components } from '#generated/calendar/types.ts';
import type { Codec } from '#src/ui/form/controls.ts';
import { isRecord } from '#src/util/is-record.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { safeWebAddress } from '#src/util/web-address.ts';

type Uploaded = components['schemas']['UploadedAttachment'];

/** The changes that a form makes to an event's files. */
export interface AttachmentValues {
  /** Files at the upload provider to attach on save. */
  added: Uploaded[];
  /** Ids of attachments to remove. */
  removed: number[];
}

/** The most files that one change can add. */
export const mostAdded = 10;

export const noAttachmentChanges: AttachmentValues = { added: [], removed: [] };

/**
 * Keeps the files of a form in the text of a control, and so in its draft. A draft is stored text, which can be anything,
 * so each file is read only if it is one.
 */
export const attachmentCodec: Codec<AttachmentValues> = {
  read: (text) => {
    const { added, removed } = parsedRecord(text) ?? {};
    return {
      added: list(added).flatMap(readAdded).slice(0, mostAdded),
      removed: list(removed).filter((id) => typeof id === 'number'),
    };
  },
  write: (value) => JSON.stringify(value ?? noAttachmentChanges),
};

function readAdded(value: unknown): Uploaded[] {
  if (!isRecord(value)) return [];
  const { name, size, mimetype, handle, url } = value;
  const isFile =
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mimetype === 'string' &&
    typeof handle === 'string' &&
    typeof url === 'string' &&
    safeWebAddress(url) !== undefined;
  return isFile ? [{ name, size, mimetype, handle, url }] : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
