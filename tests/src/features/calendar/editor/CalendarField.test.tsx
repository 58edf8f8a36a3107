import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { usualTime } from '#src/calendar/model/wanted-time.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { CalendarField, inFormOrder } from '#src/features/calendar/editor/CalendarField.tsx';
import { newValues } from '#src/features/calendar/editor/event-values.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const field = (id: number, type: EventField['type'], name: string | null, required = false) =>
  fixture('EventField', { id, type, name, required, active: true, options: [], multiple: false });

/** Shows the fields of a form for a new event. */
async function renderFields(fields: readonly EventField[]) {
  const calendar = {
    subCalendars: [],
    fields,
    zone: null,
    ownZone: null,
    weekStartsOn: 1,
    license: null,
  };
  const initial = newValues(calendar, usualTime(0, 0), []);
  const formats = createCalendarFormats('en', true);
  await renderInKit(
    <Form initial={initial} limits={{}} pending={false} error={null} onSubmit={() => undefined}>
      {(bind) =>
        inFormOrder(fields).map((definition) => (
          <CalendarField
            key={definition.id}
            {...{ field: bind, initial, values: initial, event: null, isQuick: false }}
            {...{ calendar, formats, definition }}
          />
        ))
      }
    </Form>,
  );
}

/** The names of the controls, in their order. */
const listControls = () =>
  screen.getAllByRole('textbox').map((control) => control.getAttribute('name'));

describe('the fields of a calendar in a form', () => {
  it('are built-in ones in the order of the form, then its own in theirs', async () => {
    await renderFields([
      field(8, 'text', 'Coach'),
      field(1, 'who', null),
      field(7, 'number', 'Crew'),
      field(2, 'location', null),
    ]);
    expect(listControls()).toEqual(['location', 'who', 'custom.8', 'custom.7']);
  });

  it('have the names that the calendar gives them, and their usual ones otherwise', async () => {
    await renderFields([field(1, 'who', 'Cox', true), field(2, 'location', null)]);
    expect(screen.getByRole('textbox', { name: 'Cox' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Where' })).not.toBeRequired();
    expect(listControls()).toEqual(['location', 'who']);
  });

  it('are none for a type that this client does not know, and for comments', async () => {
    const type = JSON.parse('"weather"');
    await renderFields([
      field(9, type, 'Weather'),
      field(5, 'comments', null),
      field(1, 'who', null),
    ]);
    expect(listControls()).toEqual(['who']);
  });
});
