import type { components } from '#generated/calendar/types.ts';
import { cutFileName, withoutDirectionMarks } from '#src/util/file-names.ts';
import type { UploadedFile } from './uploaded-file.ts';

type Attachment = components['schemas']['UploadedAttachment'];

/** A file that has been uploaded, as events and calendars take it. */
export function toAttachment({ name, size, type, handle, url }: UploadedFile): Attachment {
  return {
    name: cutFileName(withoutDirectionMarks(name), 255),
    size,
    mimetype: type.slice(0, 255),
    handle,
    url,
  };
}
