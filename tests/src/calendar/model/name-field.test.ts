import { describe, expect, it } from 'vitest';
import document from '#generated/calendar/document.json' with { type: 'json' };
import english from '#generated/messages/english.json' with { type: 'json' };
import type { EventField } from '#src/calendar/model/field-types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
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

  it('may be one that the calendar gives a built-in field', () => {
    const renamed: EventField[] = [
      { ...coach, id: 1, type: 'who', name: 'Cox' },
      { ...coach, id: 2, type: 'signup', name: 'Seats' },
      { ...coach, id: 3, type: 'location', name: null },
    ];
    const names = ['who', 'signup', 'signups', 'location'].map((field) =>
      nameField(t, field, renamed),
    );
    expect(names).toEqual(['Cox', 'Seats', 'Seats', 'Where']);
  });

  it.each(['toString', 'custom.8', 'custom', 'custom.', 'weather', ''])(
    'is not known of “%s”',
    (field) => {
      expect(name(field)).toBeNull();
    },
  );

  it('is there for everything that people write about an event', () => {
    const members = Object.keys(document.components.schemas.EventContents.properties);
    expect(members.filter((member) => member !== 'custom' && name(member) === null)).toEqual([]);
  });
});
