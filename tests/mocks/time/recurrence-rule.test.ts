import { describe, expect, it } from 'vitest';
import { readRule } from '#mocks/time/recurrence-rule.ts';

const tooOften = 'An event may repeat daily at most, not by the hour, minute or second.';
const unreadable = 'This rule cannot be read.';
const never = 'This rule has no occurrence.';
const tooLong = 'This rule is too long.';

describe('a rule of repetition', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;X-RIVER-LEVEL=LOW',
    'BYDAY=MO,TU,WE,TH,FR;FREQ=MONTHLY;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=1MO,-1FR;BYMONTH=1,12',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO',
    'FREQ=YEARLY;BYDAY=-53MO',
    'FREQ=YEARLY;BYDAY=MO;BYWEEKNO=-1,53;WKST=SU',
    'FREQ=YEARLY;BYYEARDAY=1,-366',
    'FREQ=DAILY;COUNT=2000;INTERVAL=999',
    'FREQ=DAILY;UNTIL=20260605',
    'FREQ=DAILY;UNTIL=20260605T145959',
    'FREQ=DAILY;UNTIL=20260605T145959Z',
  ])('stays %s', (rule) => {
    expect(readRule(rule)).toEqual({ rule });
  });

  it.each([
    ['FREQ=WEEKLY;INTERVAL=1;', 'FREQ=WEEKLY;INTERVAL=1'],
    ['freq=weekly;byday=mo', 'FREQ=WEEKLY;BYDAY=MO'],
    [' FREQ = DAILY ;; COUNT = 3\t', 'FREQ=DAILY;COUNT=3'],
    ['RRULE:FREQ=DAILY', 'FREQ=DAILY'],
    ['rrule: freq=daily', 'FREQ=DAILY'],
    ['FREQ=DAILY;UNTIL=99991231T235959Z', 'FREQ=DAILY;UNTIL=22991231T235959Z'],
  ])('becomes tidy if it is %j', (text, rule) => {
    expect(readRule(text)).toEqual({ rule });
    expect(readRule(rule)).toEqual({ rule });
  });

  it.each([
    ['', unreadable],
    [';;', unreadable],
    ['DAILY', unreadable],
    ['INTERVAL=2', unreadable],
    ['FREQ', unreadable],
    ['FREQ=', unreadable],
    ['FREQ=FORTNIGHTLY', unreadable],
    ['FREQ=DAILY=WEEKLY', unreadable],
    ['FREQ=DAILY;FREQ=WEEKLY', unreadable],
    ['RRULE:RRULE:FREQ=DAILY', unreadable],
    ['FREQ=DAILY;COLOR=RED', unreadable],
    ['FREQ=DAILY;CONSTRUCTOR=1', unreadable],
    ['FREQ=DAILY;X-A=B:C', unreadable],
    ['RSCALE=CHINESE;FREQ=DAILY', unreadable],
    ['FREQ=DAILY;INTERVAL=0', unreadable],
    ['FREQ=DAILY;INTERVAL=-1', unreadable],
    ['FREQ=DAILY;INTERVAL=1E3', unreadable],
    ['FREQ=DAILY;INTERVAL=1000', 'The interval of a rule may be 999 at most.'],
    ['FREQ=DAILY;COUNT=0', unreadable],
    ['FREQ=DAILY;COUNT=2001', 'An event may repeat at most 2,000 times.'],
    [`FREQ=DAILY;COUNT=${'9'.repeat(400)}`, 'An event may repeat at most 2,000 times.'],
    ['FREQ=DAILY;COUNT=2;UNTIL=20260605', unreadable],
    ['FREQ=DAILY;UNTIL=20260230', unreadable],
    ['FREQ=DAILY;UNTIL=20260605T250000Z', unreadable],
    ['FREQ=DAILY;UNTIL=tomorrow', unreadable],
    ['FREQ=DAILY;WKST=1', unreadable],
    ['FREQ=DAILY;BYDAY=', unreadable],
    ['FREQ=DAILY;BYDAY=MO,', unreadable],
    ['FREQ=DAILY;BYDAY=1MO', unreadable],
    ['FREQ=WEEKLY;BYDAY=-1MO', unreadable],
    ['FREQ=MONTHLY;BYDAY=0MO', unreadable],
    ['FREQ=MONTHLY;BYDAY=54MO', unreadable],
    ['FREQ=MONTHLY;BYDAY=6MO', never],
    ['FREQ=YEARLY;BYDAY=1MO;BYWEEKNO=2', unreadable],
    ['FREQ=WEEKLY;BYMONTHDAY=1', unreadable],
    ['FREQ=MONTHLY;BYMONTHDAY=32', unreadable],
    ['FREQ=MONTHLY;BYMONTHDAY=0', unreadable],
    ['FREQ=MONTHLY;BYYEARDAY=1', unreadable],
    ['FREQ=MONTHLY;BYWEEKNO=1', unreadable],
    ['FREQ=YEARLY;BYYEARDAY=367', unreadable],
    ['FREQ=YEARLY;BYWEEKNO=54', unreadable],
    ['FREQ=YEARLY;BYMONTH=13', unreadable],
    ['FREQ=YEARLY;BYMONTH=-1', unreadable],
    ['FREQ=MONTHLY;BYSETPOS=1', unreadable],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0', unreadable],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=32', never],
    ['FREQ=WEEKLY;BYDAY=MO;BYSETPOS=7', never],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', never],
    ['FREQ=DAILY;BYMONTH=4,6,9,11;BYMONTHDAY=-31', never],
    ['FREQ=HOURLY', tooOften],
    ['freq=minutely;count=2', tooOften],
    ['freq=secondly', tooOften],
    ['FREQ=DAILY;BYHOUR=1,2', tooOften],
    ['FREQ=DAILY;BYMINUTE=0', tooOften],
    ['FREQ=DAILY;BYSECOND=0,30', tooOften],
  ])('is not %j', (rule, problem) => {
    expect(readRule(rule)).toEqual({ problem });
  });

  it('has room for the end that it gets when its series is split', () => {
    const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const rule = `FREQ=YEARLY;BYYEARDAY=${days(120).join()}`;
    const filled = `${rule};X-A=${'A'.repeat(470 - rule.length - 5)}`;
    expect(filled).toHaveLength(470);
    expect(readRule(`${filled};UNTIL=20260605T145959Z`).rule).toHaveLength(493);
    expect(readRule(`${filled}A`)).toEqual({ problem: tooLong });
    expect(readRule(`FREQ=YEARLY;COUNT=2;BYYEARDAY=${days(366).join()}`)).toEqual({
      problem: tooLong,
    });
  });
});
