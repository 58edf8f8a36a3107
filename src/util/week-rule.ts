export interface WeekRule {
  /** 0 (Sunday) to 6 (Saturday). */
  weekStartsOn: number;
  /** The day of January that is always in a year's first week. */
  firstWeekContainsDate: number;
}

/**
 * Returns the start and numbering of weeks (product specification, section 4): a week without a weekend begins on
 * Monday. With the start s and its day-of-year threshold t, a year's first week contains January (7 + s − t).
 */
export function weekRule(defaults: { weekStart: number; hideWeekend: boolean }): WeekRule {
  const weekStartsOn = defaults.hideWeekend ? 1 : defaults.weekStart;
  return {
    weekStartsOn,
    firstWeekContainsDate: 7 + weekStartsOn - dayOfYearThreshold(weekStartsOn),
  };
}

/** The day-of-year threshold for a week start. */
export function dayOfYearThreshold(weekStart: number): number {
  if (weekStart === 0) return 6;
  return weekStart === 6 ? 7 : 4;
}
