import type { components } from '#generated/calendar/types.ts';
import type { Attachment } from '../../seed/calendar/records.ts';
import type { CalendarState } from '../../world/calendar/calendar-state.ts';
import { type CalendarCall, type FieldProblem, problemIf } from './calendar-call.ts';

type Uploaded = components['schemas']['UploadedAttachment'];
type AttachmentCall = Pick<CalendarCall<'createEvent'>, 'access' | 'uploadedFile'>;

interface GivenAttachments {
  readonly add_attachments?: readonly Uploaded[];
  readonly remove_attachment_ids?: readonly number[];
}

/** Lists the problems with the files to attach or remove. */
export function attachmentProblems(
  { access, uploadedFile }: AttachmentCall,
  { add_attachments: addedFiles = [], remove_attachment_ids: removedIds = [] }: GivenAttachments,
  before: readonly Attachment[],
): FieldProblem[] {
  const { max_file_size: maxSize } = access.calendar.license.features;
  const problems = addedFiles.flatMap((file, index): FieldProblem[] => {
    const field = `add_attachments.${index}`;
    const providerFile = uploadedFile(file.handle);
    if (!providerFile) {
      return [{ field: `${field}.handle`, message: 'The upload provider has no such file.' }];
    }
    if (!providerFile.urls.includes(file.url)) {
      return [{ field: `${field}.url`, message: 'This is not the address of the file.' }];
    }
    const isTooLarge = file.size > maxSize;
    return problemIf(isTooLarge, `${field}.size`, 'This file is larger than the plan allows.');
  });
  const isUnknown = removedIds.some((id) =>
    before.every((oldAttachment) => oldAttachment.id !== id),
  );
  return [
    ...problems,
    ...problemIf(isUnknown, 'remove_attachment_ids', 'There is no such attachment.'),
  ];
}

/** An event's files after a change. */
export function changedAttachments(
  state: CalendarState,
  { add_attachments: addedFiles = [], remove_attachment_ids: removedIds = [] }: GivenAttachments,
  before: readonly Attachment[],
): readonly Attachment[] {
  const keptAttachments = before.filter(({ id }) => !removedIds.includes(id));
  return [
    ...keptAttachments,
    ...addedFiles.map((file) => attachment(file, state.newAttachmentId())),
  ];
}

function attachment({ name, size, mimetype, url }: Uploaded, id: number): Attachment {
  // The provider's own pictures serve as their thumbnails.
  const thumbnail_url = mimetype.startsWith('image/') ? url : null;
  return { id, name, size, mimetype, url, thumbnail_url };
}
