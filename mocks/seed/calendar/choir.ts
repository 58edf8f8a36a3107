import { minuteMs } from '../../time/local-time.ts';
import type { CalendarContents } from './records.ts';
import { calendarSettings, eventFields, paula, Story, subCalendars } from './story-calendar.ts';

const parts = { rehearsals: 10701, concerts: 10702, board: 10703 } as const;

/** The longest title that an event may have. */
const longestTitle = 250;

/** Sentences in six scripts, two of them written from right to left. */
const sentences: readonly string[] = [
  'Rehearsal of the Great Mass in C minor with soloists, orchestra and both children’s choirs – ',
  'Γενική πρόβα της Μεγάλης Λειτουργίας με σολίστ, ορχήστρα και τις δύο παιδικές χορωδίες – ',
  'Генеральная репетиция Большой мессы с солистами, оркестром и двумя детскими хорами – ',
  'بروفة عامة للقداس الكبير مع العازفين المنفردين والأوركسترا وجوقتي الأطفال – ',
  'חזרה כללית של המיסה הגדולה עם הסולנים, התזמורת ושתי מקהלות הילדים – ',
  '独唱者、管弦楽団、二つの児童合唱団によるハ短調大ミサ曲の総練習、',
];

const programme = `# Great Mass in C minor

1. Kyrie
2. Gloria
   - *Laudamus te*
   - **Gratias**
3. Credo

Score: [Bärenreiter](https://scores.example/k427), please \`pencil\` only.

<b>This is no HTML.</b> <img src=x onerror=alert(1)> [Not a link](javascript:alert(1))

`;

/** A choir in London, with long texts, titles from right to left, and text that only looks dangerous. */
export function choir(title: string, start: Date): CalendarContents {
  const story = new Story(start, 'Europe/London');
  return {
    settings: calendarSettings(title, story.zone, {
      general_settings: { about: programme },
      date_time: { week_start: 1, date_locale: 'en' },
      calendar_views: { default_view: 'agenda' },
      identity: { header_color: 'violet' },
    }),
    subCalendars: subCalendars(107, [
      { name: 'Rehearsals', color: 'violet' },
      { name: 'Concerts', color: 'red' },
      { name: 'לוח > حفلات', color: 'brown' },
    ]),
    fields: eventFields([
      { id: 1011, type: 'rich_text', name: 'Programme' },
      { id: 1012, type: 'text', name: '指揮者' },
    ]),
    events: [
      story.event({
        id: '7061',
        title: 'Rehearsal',
        on: [parts.rehearsals],
        author: paula,
        from: story.at(-30, 'TU', '19:30'),
        to: story.at(-30, 'TU', '21:30'),
        rrule: 'FREQ=WEEKLY;BYDAY=TU;WKST=SU',
        location: 'St. Aldhelm’s, choir room',
      }),
      story.event({
        id: '7062',
        title: 'حفل الربيع',
        on: [parts.concerts, parts.board],
        author: paula,
        from: story.at(2, 'SA', '18:00'),
        to: story.at(2, 'SA', '20:30'),
        who: 'דוד, عائشة & 田中',
        location: 'قاعة المدينة',
        notes: programme,
        custom: { '1011': programme, '1012': '田中 さくら' },
      }),
      story.event({
        id: '7063',
        title: '"; DROP TABLE events; --',
        on: [parts.board],
        author: paula,
        from: story.at(1, 'MO', '20:00'),
        to: story.at(1, 'MO', '21:00'),
        notes: '{{7*7}} <%= 7*7 %> <script>alert(1)</script>',
      }),
      ...sentences.map((sentence, index) => {
        const from = story.at(0, 'TH', '10:00') + index * 60 * minuteMs;
        return story.event({
          id: String(8001 + index),
          title: longTitle(sentence),
          on: [parts.rehearsals],
          from,
          to: from + 90 * minuteMs,
          author: paula,
          notes: index === 0 ? programme.repeat(60).slice(0, 20_000) : '',
        });
      }),
      story.event({
        // The new year of another calendar, which begins with spring.
        id: '8011',
        title: 'نوروز',
        on: [parts.board],
        author: paula,
        firstDay: Date.UTC(2013, 2, 20),
        lastDay: Date.UTC(2013, 2, 20),
        rrule: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=20;WKST=SA',
      }),
    ],
  };
}

function longTitle(sentence: string): string {
  const characters = [...sentence.repeat(Math.ceil(longestTitle / [...sentence].length))];
  return characters
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()
    .padEnd(longestTitle, '.');
}
