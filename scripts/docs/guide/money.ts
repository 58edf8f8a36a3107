import { paragraphs, terminal } from '../html.ts';
import type { Chapter } from './chapter.ts';

/** Amounts, identifiers and times: how each is represented everywhere. */
export function moneyChapter(): Chapter {
  return {
    id: 'money',
    title: 'Money, identifiers and times',
    body: [
      '<h3>Money</h3>',
      paragraphs(
        'An amount is a whole number of the smallest unit of its currency, beside the ISO 4217 code: 2550 is 25.50 euros, and 2550 yen. There are no fractions to round.',
      ),
      terminal('{ "amount": 2550, "currency": "EUR" }', 'An amount'),
      paragraphs(
        'Acts that must not happen twice, `addBalance` and `sendPushMessage`, take an `Idempotency-Key`: the same key again within a day answers what the first call answered, and does nothing. The same key with another body is a conflict.',
      ),
      '<h3>Identifiers</h3>',
      paragraphs(
        'One word names one kind. A number is an `id`. The 6 characters of the public `/c/…` address of a calendar are its `identifier`. A secret `ks…` text that opens a calendar is a `key`. Links of answers name the calls that take an id which they hold.',
      ),
      '<h3>Times</h3>',
      paragraphs(
        'A time is a moment in UTC, as in `2026-03-02T09:00:00Z`; names end in `_at`. A setting that is an hour of the day names the time zone that it is in.',
      ),
    ].join('\n'),
  };
}
