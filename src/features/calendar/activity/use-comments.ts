import { createComment, deleteComment, listComments } from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { type EventPlace, eventPath, mostEntries } from './event-place.ts';
import { useEntries } from './use-entries.ts';

export type Comment = components['schemas']['Comment'];
export type CommentBody = components['schemas']['CommentRequest'];

/**
 * Adds and deletes comments.
 * @param read the comments as the server knows them.
 */
export function useComments(place: EventPlace, read: readonly Comment[]) {
  const t = useTranslate();
  const path = eventPath(place);
  return useEntries<Comment, CommentBody>(place, read, {
    create: (body, key, options) =>
      createComment({ path, header: { 'Idempotency-Key': key }, body }, options),
    remove: ({ id }, options) => deleteComment({ path: { ...path, commentId: id } }, options),
    list: (options) => listAllComments(place, options),
    toBody: ({ message: text }) => ({ message: text }),
    count: withComments,
    added: () => message('calendar:Your comment has been added.'),
    removed: () => message('calendar:The comment has been deleted.'),
    kept: () => t('calendar:The comment is still there.'),
  });
}

/** The event with so many more comments. */
function withComments(
  { comments_count: before = 0, ...event }: CalendarEvent,
  difference: number,
): CalendarEvent {
  const count = before + difference;
  return count > 0 ? { ...event, comments_count: count } : event;
}

/** Reads all comments on an event. */
export function listAllComments(place: EventPlace, options: CallOptions) {
  return listComments({ path: eventPath(place), query: { limit: mostEntries } }, options);
}
