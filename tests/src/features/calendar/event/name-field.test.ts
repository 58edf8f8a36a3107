import { describe, expect, it } from 'vitest';
import document from '#generated/calendar/document.json' with { type: 'json' };
import english from '#generated/messages/english.json' with { type: 'json' };
import type { EventField } from '#src/features/calendar/event/field-text.ts';
import { nameField } from '#src/features/calendar/event/name-field.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const t = translateBy((await textsIn('en', english.calendar)).t);
const coach = {
  id: 7,
  type: 'text',
  name: 'Coach',
  active: true,
  required: false,
  in_title: false,
  visibility: 'all_users',
  position: 0,
  multiple: false,
  options: [],
} satisfies EventField;
const name = (field: string) => nameField(t, field, [coach]);

describe('the name of a field', () => {
  it.each([
    ['title', 'Title'],
    ['start', 'Start'],
    ['end', 'End'],
    ['all_day', 'All day'],
    ['sub_calendar_ids', 'Calendars'],
    ['tz', 'Time zone'],
    ['rrule', 'Repeats'],
    ['who', 'Who'],
    ['location', 'Where'],
    ['notes', 'Notes'],
    ['signup', 'Sign-ups'],
    ['signups', 'Sign-ups'],
    ['attachments', 'Attachments'],
    ['comments', 'Comments'],
    ['custom.7', 'Coach'],
  ])('of %s is %s', (field, text) => {
    expect(name(field)).toBe(text);
  });

  it.each(['custom.8', 'custom', 'custom.', 'weather', ''])('is not known of “%s”', (field) => {
    expect(name(field)).toBeNull();
  });

  it('is there for everything that people write about an event', () => {
    const members = Object.keys(document.components.schemas.EventContents.properties);
    expect(members.filter((member) => member !== 'custom' && name(member) === null)).toEqual([]);
  });
});
