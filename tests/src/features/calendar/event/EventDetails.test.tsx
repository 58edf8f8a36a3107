import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { EventDetails } from '#src/features/calendar/event/EventDetails.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';
import { createSpan } from '../../../calendar/spans.ts';

const field = (id: number, type: EventField['type'], name: string | null, active = true) =>
  fixture('EventField', { id, type, name, active, options: [], multiple: false });

it('the details of an event have its fields under the calendar’s names, each written by its type', async () => {
  const fields = [
    field(1, 'who', 'Cox'),
    field(2, 'location', null),
    field(3, 'number', 'Crew'),
    field(4, 'rich_text', 'Plan'),
    field(5, 'text', 'Coach'),
    field(6, 'text', 'Old', false),
    field(7, JSON.parse('"weather"'), 'Weather'),
  ];
  const custom = { '3': 1000, '4': 'Row **fast**', '6': 'Milo', '7': 'Sunny' };
  await renderInKit(
    <EventDetails
      span={createSpan({ who: 'Ann', location: 'Lake', custom })}
      configuration={{ sub_calendars: [], event_fields: fields }}
      formats={createCalendarFormats('en', true)}
      zone={null}
    />,
    fixture('HostSettings', { links: {} }),
  );
  expect((await screen.findByText('fast')).tagName).toBe('STRONG');
  const [names, values] = ['term', 'definition'].map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  expect(names).toEqual(['Where', 'Cox', 'Crew', 'Plan']);
  expect(values).toEqual(['Lake', 'Ann', '1,000', 'Row fast']);
});
