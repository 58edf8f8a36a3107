import { Chrono, casual } from 'chrono-node/en';
import type { Grammar } from '../grammar.ts';

const holidays =
  "christmas(?: eve| day)?|xmas|boxing day|new year(?:'s)?(?: eve| day)?|easter|pentecost|whitsun|thanksgiving|halloween|(?:valentine|mother|father)'s day";
const services = 'support|service|care|hotline|help|helpdesk|access|open|coverage|on-call';

export const grammar: Grammar = {
  language: 'en',
  Chrono,
  casual,
  numbers: 'one|an? two three four five six seven eight nine ten eleven twelve',
  units: {
    ...{ day: 'days?', weekday: 'weekday|workday', week: 'weeks?', month: 'months?' },
    ...{ year: 'years?', hour: 'hours?|hrs?|h', minute: 'minutes?|mins?|m' },
  },
  otherNames: { tues: 2, weds: 3, thur: 4, thurs: 4 },
  otherDays: { '(?:the )?day after tomorrow': 2, 'tmrw?': 1 },
  and: 'and',
  every: 'every(?! an? )|each',
  other: 'other|second|2nd',
  ordinals: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'],
  ordinalEnd: 'st|nd|rd|th',
  on: 'on the |on |the ',
  ofMonth: '(?:of |every |each |of every |of each )(?:the )?month',
  adverbs: {
    ...{ daily: 'daily', weekdays: 'weekdays|workdays', weekly: 'weekly', monthly: 'monthly' },
    ...{ biweekly: 'biweekly|fortnightly', yearly: 'yearly|annually' },
  },
  plural: ['(?:on )?', '(?<=day)s'],
  times: 'times',
  allDay: 'all[- ]day',
  half: 'half an hour',
  lasting: ['for ', ''],
  later: ['in ', ''],
  until: ['until |till |through |thru ', ''],
  endOf: '(?:the )?end of ',
  leads: 'on|the|this|coming|from|starting',
  to: 'to|until|till|through|thru',
  at: 'at|@',
  from: 'from',
  between: ['between', 'and'],
  am: ['', 'a\\.?m'],
  pm: ['', 'p\\.?m'],
  noon: 'noon|midday',
  midnight: 'midnight',
  next: ['next ', ''],
  now: 'this(?= (?:morning|afternoon|evening|night))|tonight',
  weekend: '(?:(?:on|at|over) )?(?:(?<next>next)|this|the) weekend',
  dayParts: {
    ...{ 9: '(?:in the )?morning', 12: 'noon', 14: '(?:in the )?afternoon' },
    ...{ 19: '(?:in the )?evening', 20: 'night|tonight' },
  },
  counted: 'years?|kids|people|men|women|persons|times|km|miles|points',
  periods: {
    seasons:
      '(?:spring|summer|autumn|winter|school) (?:break|holidays?|term)|holidays|spring|summer|autumn|(?<!on )fall|winter|weekend|lent|advent|ramadan|late',
    dates: `${holidays}|q[1-4]|(?:week|wk) \\d{1,2}|(?:mid|month|quarter|year)[- ]end|mid[- ](?:week|month|year)|(?:end|beginning|start|middle) of (?:the |this |next )?(?:week|month|quarter|year|term|season|summer|winter|spring|autumn|q[1-4])`,
    units: 'week|month|quarter|year|weekend|term|semester|season',
    which: 'next|last|this|coming|previous',
    past: ['(?:last|past|previous) ', '(?!)'],
    leads:
      'until|till|through|thru|from|since|by|before|after|starting|in|at|on|over|during|early|mid',
    articles: 'the ',
    connectors: 'with|for|at|in|by|to',
    certain:
      '(?:once|twice|(?:\\d|three|four) times) (?:an?|per|each) (?:day|week|month|year)|(?:half|quarter) (?:past|to) \\w+|at night|hourly',
    rest: 'in the (?:morning|afternoon|evening)|on the \\d{1,2}(?:st|nd|rd|th)',
    openers: 'every(?: (?:other|second|full|first|last|next))*|until|till',
    titles: `(?:room|version|chapter|section|level|gate|release|item|exercise|building|platform) \\d+\\.\\d+(?! (?:uhr|h|[ap]m))|(?:${services}) 24/7|24/7 (?:${services})|(?:merry|happy|white) (?:${holidays})`,
    names: ['April|May|June|August', 'with|With|w/'],
  },
};
