import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import type { ReadableCalendar } from '#src/features/calendar/address/readable-calendar.ts';
import { useCalendarState } from '#src/features/calendar/page/use-calendar-state.ts';

const calendar: ReadableCalendar = {
  kind: 'readable',
  address: 'ksr0wingclubmain01',
  configuration: fixture('CalendarConfiguration'),
  events: new EventStore(createEventCalls('ksr0wingclubmain01', undefined)),
  memory: {},
  zone: 'Europe/Zurich',
  active: [],
  knownParts: { views: ['month'], subCalendarIds: [1, 2], optionIds: [7] },
  start: { view: 'month', sub: null, filters: new Set(), scale: 'week' },
};

it('the chosen calendars and filters stay the same objects while the address names the same ones', () => {
  const { result } = renderHook(
    () => ({ ...useCalendarState(calendar, 20_000), navigate: useNavigate() }),
    {
      wrapper: ({ children }) =>
        createElement(MemoryRouter, { initialEntries: ['/?sub=1,2&filter=7'] }, children),
    },
  );
  const before = result.current.state;
  act(() => void result.current.navigate('/?sub=1,2&filter=7&event=8003'));
  expect(result.current.state.eventId).toBe('8003');
  expect(result.current.state.sub).toBe(before.sub);
  expect(result.current.state.filters).toBe(before.filters);
  act(() => void result.current.navigate('/?sub=2&filter=7'));
  expect(result.current.state.sub).toEqual(new Set([2]));
  act(() => void result.current.navigate('/?sub=all'));
  expect(result.current.state.sub).toBeNull();
});
