import { scopeEffect } from '../../world/calendar/scope-effect.ts';
import { mayChangeScope } from '../../world/calendar/scope-rights.ts';
import { invalidField, permissionDenied } from '../admin-support.ts';
import { type CalendarHandlers, eventNotFound, seenEvent } from './calendar-call.ts';
import { readChanges } from './event-input.ts';

const scopes = ['following', 'all'] as const;

export const eventPreviewCalls = {
  previewEventChange(call) {
    const { body, path, now, viewer } = call;
    const current = seenEvent(path.eventId, viewer);
    if (!current) return eventNotFound;
    if (!current.seen.mayChange) return permissionDenied;
    // Reading a file gives it a number, and no occurrence keeps or loses one.
    const { add_attachments: _, ...givenFields } = body;
    const changes = readChanges(call, givenFields, current);
    if ('status' in changes) return changes;
    const present = { now: now.getTime(), localNow: viewer.zone.toLocal(now.getTime()) };
    const allowed = scopes.filter((scope) => mayChangeScope(current, scope, viewer));
    const [following = null, all = null] = scopes.map((scope) =>
      allowed.includes(scope) ? scopeEffect(current, scope, changes, present) : undefined,
    );
    const isEmpty = current.original !== null && allowed.length > 0 && !following && !all;
    if (isEmpty) return invalidField('rrule', 'This rule has no occurrence.');
    return { status: 200, body: { following, all } };
  },
} satisfies CalendarHandlers;
