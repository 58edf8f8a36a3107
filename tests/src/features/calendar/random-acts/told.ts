import { expect } from 'vitest';
import { type Session, tellStory } from './session.ts';

/** A claim that nothing has changed. */
const denial = /has not been added|is as it was before|is still|has not been undone/;

/** One message for several changes that were made together. */
const joint = /\d+ (events|changes)|”.+“/;

/** Each change of the page has been announced once, and nothing is said that is not true. */
export function expectTold(session: Session): void {
  const { network, told, seen } = session;
  const text = tellStory(session);
  const sent = network.writes.slice(seen.writes).filter(({ visitor }) => visitor === 'page');
  const said = told.slice(seen.told).filter((one) => !one.startsWith('info:'));
  seen.writes = network.writes.length;
  seen.told = told.length;
  const [write] = sent;
  if (write && sent.length === 1) expectTrue(write, said, text);

  const refusals = openRefusals();
  const conflicts = refusals.filter((title) => title !== 'Already taken');
  if (!hasOthersChanged(session)) {
    expect(conflicts, `${text}: no conflict with oneself`).toEqual([]);
  }
  const isToldInForm = document.querySelector(shownInForms) !== null;
  const tellings = said.length + refusals.length + (isToldInForm ? 1 : 0);
  // A try to find out what has become of the same addition is the same change.
  const nameChange = ({ key, call }: Sent, index: number) => key ?? `${index} ${call}`;
  const most = new Set(sent.map(nameChange)).size;
  // So may be one that was refused, because an own change had replaced what it is about, unless somebody else had made it
  // already; and changes that were made together are undone together.
  const kept = sent.filter(
    (one, index) => !isOutdated(one) || !sent.slice(index + 1).some(isSameCall(one)),
  );
  const isUndo = ({ call }: Sent) => call.includes('/undo/');
  const others = kept.filter((one) => !isUndo(one));
  const fewest = new Set(others.map(nameChange)).size + (kept.some(isUndo) ? 1 : 0);
  // Forms and questions may be open from before, and a question waits for the one that is open.
  const isTold =
    (fewest <= tellings && (tellings <= most || isToldInForm)) ||
    said.some((one) => joint.test(one));
  const isEnough = isTold || refusals.length > 0;
  expect(isEnough, `${text}: ${tellings} messages for ${most} changes`).toBe(true);
}

function isOutdated({ isMade, fault }: Sent): boolean {
  return isMade === false && fault === 'none';
}

/** An occurrence may have another id by then. */
function isSameCall({ call }: Sent) {
  const [method] = call.split(' ');
  return (other: Sent) => method !== 'POST' && other.call.startsWith(`${method} `);
}

type Sent = Session['network']['writes'][number];

/** Whether the other visitor may have changed what the page has changed. */
function hasOthersChanged({ network }: Session): boolean {
  const own = new Set(
    network.writes.filter(({ visitor }) => visitor === 'page').map(({ subject }) => subject),
  );
  return network.writes.some(
    ({ visitor, isMade, key, subject }) =>
      visitor === 'other' && isMade && key === null && (subject === null || own.has(subject)),
  );
}

const shownInForms =
  ':is(form, [role="dialog"]) [role="alert"], form [aria-invalid="true"]:not(:disabled)';

function expectTrue(
  { isMade, isTold, call }: Session['network']['writes'][number],
  said: readonly string[],
  text: string,
): void {
  const errors = said.filter((one) => one.startsWith('error:'));
  const successes = said.filter((one) => one.startsWith('success:'));
  if (isTold) expect(errors, `${text}: no error`).toEqual([]);
  const denials = errors.filter((one) => denial.test(one));
  if (isMade) expect(denials, `${text}: nothing is denied that was made`).toEqual([]);
  // An event to delete may be gone already.
  if (isMade || call.startsWith('DELETE')) return;
  expect(successes, `${text}: no success of what was not made`).toEqual([]);
}

/** The titles of the questions that say why a change was refused. */
function openRefusals(): string[] {
  const titles = [...document.querySelectorAll('[role="dialog"] h2')].map((one) => one.textContent);
  return titles.flatMap((title) =>
    /^(Changed by someone else|Deleted by someone else|Already taken)$/.test(title ?? '')
      ? (title ?? [])
      : [],
  );
}
