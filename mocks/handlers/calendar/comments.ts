import type { components } from '#generated/calendar/types.ts';
import type { CommentRecord } from '../../seed/calendar/records.ts';
import { type Access, isOwn, mayIn } from '../../world/calendar/access.ts';
import { noteTalk } from '../../world/calendar/commit.ts';
import type { SeenOccurrence } from '../../world/calendar/event-view.ts';
import { occurrenceId } from '../../world/calendar/occurrences.ts';
import { isoTime } from '../../world/times.ts';
import { permissionDenied, slicePage } from '../admin-support.ts';
import {
  type CalendarContext,
  type CalendarHandlers,
  eventNotFound,
  eventWithRights,
  signatureFor,
} from './calendar-call.ts';

type Comment = components['schemas']['Comment'];

export const commentCalls = {
  listComments(call) {
    const foundEvent = eventWithRights(call, call.path.eventId);
    if ('status' in foundEvent) return foundEvent;
    const { event, rights } = foundEvent;
    if (!event.seen.seesDetails) return permissionDenied;
    const page = slicePage(rights.comment ? commentsOn(call.access, event) : [], call.query);
    const results = page.results.map((comment) => commentView(comment, call.access));
    return { status: 200, body: { ...page, results } };
  },

  createComment(call) {
    const { access, now, body } = call;
    const foundEvent = eventWithRights(call, call.path.eventId);
    if ('status' in foundEvent) return foundEvent;
    const { event, rights } = foundEvent;
    if (!rights.comment) return permissionDenied;
    const lists = [...access.state.comments.values()].flat();
    const { author } = signatureFor(call);
    const comment: CommentRecord = {
      id: Math.max(0, ...lists.map(({ id }) => id)) + 1,
      author,
      message: body.message.trim(),
      created_at: isoTime(now),
      updated_at: null,
    };
    setComments(call, event, [...commentsOn(access, event), comment]);
    return { status: 201, body: commentView(comment, access) };
  },

  updateComment(call) {
    const { access, path, now, body } = call;
    const foundComment = ownComment(call, path.eventId, path.commentId);
    if ('status' in foundComment) return foundComment;
    const { event, comment } = foundComment;
    if (!isOwn(comment.author, access)) return permissionDenied;
    const changedComment = { ...comment, message: body.message.trim(), updated_at: isoTime(now) };
    const list = commentsOn(access, event).map((listedComment) =>
      listedComment === comment ? changedComment : listedComment,
    );
    setComments(call, event, list);
    return { status: 200, body: commentView(changedComment, access) };
  },

  deleteComment(call) {
    const { access, path } = call;
    const foundComment = ownComment(call, path.eventId, path.commentId);
    if ('status' in foundComment) return foundComment;
    const { event, comment } = foundComment;
    if (!isOwn(comment.author, access) && !mayIn(access, 'administer')) return permissionDenied;
    const list = commentsOn(access, event).filter((listedComment) => listedComment !== comment);
    setComments(call, event, list);
    return { status: 204 };
  },
} satisfies CalendarHandlers;

function ownComment(call: CalendarContext, eventId: string, commentId: number) {
  const foundEvent = eventWithRights(call, eventId);
  if ('status' in foundEvent) return foundEvent;
  const { event, rights } = foundEvent;
  const comment = commentsOn(call.access, event).find(({ id }) => id === commentId);
  return comment && rights.comment ? { event, comment } : eventNotFound;
}

function commentsOn({ state }: Access, event: SeenOccurrence): readonly CommentRecord[] {
  return state.comments.get(occurrenceId(event)) ?? [];
}

function setComments(call: CalendarContext, event: SeenOccurrence, list: readonly CommentRecord[]) {
  const { state } = call.access;
  state.comments.set(occurrenceId(event), list);
  noteTalk(state, event, { ...signatureFor(call), part: 'comments' });
}

function commentView(comment: CommentRecord, access: Access): Comment {
  const { id, message, author, created_at, updated_at } = comment;
  return {
    id,
    message,
    author: author.name,
    is_own: isOwn(author, access),
    created_at,
    updated_at,
  };
}
