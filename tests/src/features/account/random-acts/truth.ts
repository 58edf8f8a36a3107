import { uncertainText } from '#src/actions/use-failure-text.ts';
import { englishText } from '#src/i18n/message.ts';
import type { StatusMessage } from '#src/status/status.ts';
import type { Change } from '#tests/setup/random-acts/network.ts';

/** What happened since the page was last at rest. */
export interface Events {
  /** How often the customer acted. */
  acts: number;
  changes: readonly Change[];
  /** The status message, if there is a new one. */
  message: StatusMessage | null;
}

/** What the page tells about changes, but is not so, and changes that were made twice. */
export function listLies({ acts, changes, message }: Events): string[] {
  return [
    ...listFalseSuccesses(changes, message),
    ...listFalseFailures(changes, message),
    ...listRepetitions(changes, acts),
  ];
}

function listFalseSuccesses(changes: readonly Change[], message: StatusMessage | null): string[] {
  if (message?.type !== 'success' || changes.some(({ isMade }) => isMade)) return [];
  return [`“${readText(message)}”, but the server did nothing`];
}

/** A change whose answer was lost is read back, or told as uncertain. */
function listFalseFailures(changes: readonly Change[], message: StatusMessage | null): string[] {
  const [only] = changes;
  if (changes.length !== 1 || only?.fault !== 'lost answer' || !only.isMade) return [];
  const uncertain = englishText(uncertainText);
  return [...document.querySelectorAll('[role="alert"]')]
    .filter((alert) => message || !alert.closest('[aria-label="Message"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => text && !text.includes(uncertain))
    .map((text) => `“${text}”, but ${only.call} was made`);
}

/** One act makes a change once; the same change again takes another act. */
function listRepetitions(changes: readonly Change[], acts: number): string[] {
  const made = changes.filter(({ isMade }) => isMade).map(({ call, body }) => `${call} ${body}`);
  return [...new Set(made)]
    .filter((change) => made.filter((other) => other === change).length > acts)
    .map((change) => `made too often: ${change}`);
}

function readText({ title, text }: StatusMessage): string {
  return [title ?? [], text].flat().map(englishText).join(' ');
}

/** The lines in which a page differs from the same page, loaded afresh. */
export function listDifferences(shown: readonly string[], fresh: readonly string[]): string[] {
  const [own, others] = [withoutPassing(shown), withoutPassing(fresh)];
  const first = own.findIndex((line, place) => line !== others[place]);
  if (first < 0 && own.length === others.length) return [];
  const place = first < 0 ? own.length : first;
  const around = (lines: readonly string[]) => lines.slice(Math.max(0, place - 6), place + 8);
  return [`shown: ${around(own).join(' | ')}`, `but true: ${around(others).join(' | ')}`];
}

/** Leaves out what tells of the last act, which a fresh page does not know. */
function withoutPassing(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .replace(/button, off\nSend again in \d+ seconds/g, 'button\nSend link again')
    .split('\n')
    .filter((line) => line !== 'Saved');
}
