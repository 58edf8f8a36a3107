import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { usualTime } from '#src/calendar/model/wanted-time.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { EventFields } from '#src/features/calendar/editor/EventFields.tsx';
import { newValues } from '#src/features/calendar/editor/event-values.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('a quick form asks for each field that the calendar requires, also a built-in one', async () => {
  const common = { name: null, active: true, options: [], multiple: false };
  const fields = [
    fixture('EventField', { ...common, id: 1, type: 'who', required: false }),
    fixture('EventField', { ...common, id: 2, type: 'location', required: true }),
    fixture('EventField', { ...common, id: 3, type: 'notes', required: true, active: false }),
    fixture('EventField', { ...common, id: 4, type: 'number', required: true, name: 'Crew' }),
  ];
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
      {(field) => <EventFields {...{ field, initial, calendar, formats }} event={null} isQuick />}
    </Form>,
  );
  const names = ['Who', 'Where', 'Notes', 'Crew'];
  const shownNames = names.filter((name) => screen.queryByRole('textbox', { name }));
  expect(shownNames).toEqual(['Where', 'Crew']);
});
