import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { preloadView, startView, usableViews } from '#src/features/calendar/page/start-view.ts';
import type { CalendarView } from '#src/features/calendar/views/calendar-view.ts';
import { monthView } from '#src/features/calendar/views/month/month-view.ts';

const view = (name: CalendarView['name']): CalendarView => ({ ...monthView, name });
const usable = [view('month'), view('days'), view('agenda')];

afterEach(() => void vi.unstubAllGlobals());

describe('the first view', () => {
  it('is the reader’s last one, then the calendar’s, then the first', () => {
    expect(startView(usable, 'agenda', 'days').name).toBe('agenda');
    expect(startView(usable, 'gone', 'days').name).toBe('days');
    expect(startView(usable).name).toBe('month');
  });

  it('is one that fits on a phone, unless the reader has chosen another', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(startView(usable, undefined, 'month').name).toBe('agenda');
    expect(startView(usable.slice(0, 2), undefined, 'month').name).toBe('days');
    expect(startView(usable, 'month').name).toBe('month');
  });
});

it('is the one that the calendar chooses for phones, there alone, and unless it is off', () => {
  expect(startView(usable, undefined, 'month', 'days').name).toBe('month');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(startView(usable, undefined, 'month', 'days').name).toBe('days');
  expect(startView(usable, undefined, 'month', 'year').name).toBe('agenda');
});

describe('the code of a view', () => {
  it.each([
    { name: 'is awaited for a moment', arrives: true },
    { name: 'does not keep the page from being shown', arrives: false },
  ])('$name', async ({ arrives }) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const code = Promise.withResolvers<boolean>();
    vi.spyOn(monthView.Part, 'preload').mockReturnValue(code.promise);
    const onReady = vi.fn<() => void>();
    void preloadView('month', undefined, new AbortController().signal).then(onReady);
    await vi.advanceTimersByTimeAsync(100);
    expect(onReady).not.toHaveBeenCalled();
    if (arrives) code.resolve(true);
    await vi.advanceTimersByTimeAsync(arrives ? 0 : 1000);
    expect(onReady).toHaveBeenCalledOnce();
  });
});

describe('the views to choose from', () => {
  it('are those that the calendar allows, and all if none of them is known', () => {
    expect(usableViews(['month']).map(({ name }) => name)).toEqual(['month']);
    expect(usableViews([]).length).toBeGreaterThan(0);
  });
});
