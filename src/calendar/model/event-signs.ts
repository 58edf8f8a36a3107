import type { EventSpan } from './event.ts';
import { originalTimes } from './original-times.ts';

/** The meaning of a small sign of an event: `moved` and `changed` are occurrences that differ from their series. */
export type EventSign = 'repeats' | 'moved' | 'changed' | 'files' | 'signup';

/** Lists the signs of an event. */
export function listSigns(span: EventSpan): readonly EventSign[] {
  const { series_id, is_exception, attachments, signup } = span.event;
  const signs: EventSign[] = [];
  if (series_id !== undefined) signs.push('repeats');
  if (originalTimes(span)) signs.push('moved');
  else if (is_exception) signs.push('changed');
  if (attachments) signs.push('files');
  if (signup) signs.push('signup');
  return signs;
}
