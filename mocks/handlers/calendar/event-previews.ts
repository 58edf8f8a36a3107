import { scopeEffect } from '../../world/calendar/scope-effect.ts';
import { mayChangeScope } from '../../world/calendar/scope-rights.ts';
import { permissionDenied } from '../admin-support.ts';
import { type CalendarHandlers, eventNotFound, seenEvent } from './calendar-call.ts';
import { readChanges } from './event-input.ts';

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
    const effect = (scope: 'following' | 'all') =>
      mayChangeScope(current, scope, viewer)
        ? (scopeEffect(current, scope, changes, present) ?? null)
        : null;
    return { status: 200, body: { following: effect('following'), all: effect('all') } };
  },
} satisfies CalendarHandlers;
