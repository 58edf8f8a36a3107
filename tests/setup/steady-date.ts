/**
 * The same date for every run. In the hour before midnight, "today" is already another day in some zones, and the calendars
 * have other events: tests would fail then, and only then.
 */
import { beforeEach } from 'vitest';
import { SteadyDate } from './steady-clock.ts';

globalThis.Date = SteadyDate;

// `vi.useRealTimers` restores the engine's.
beforeEach(() => {
  globalThis.Date = SteadyDate;
});
