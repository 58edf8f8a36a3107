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
  const tries = Map.groupBy(sent, ({ key }) => key ?? Symbol('a call without a key'));
  const [change] = tries.values();
  if (change && tries.size === 1) expectTrue(change, said, text);

  const refusals = openRefusals();
  const conflicts = refusals.filter((title) => title !== 'Already taken');
  if (!hasOthersChanged(session)) {
    expect(conflicts, `${text}: no conflict with oneself`).toEqual([]);
  }
  const isToldInForm = document.querySelector(shownInForms) !== null;
  const tellings = said.length + refusals.length + (isToldInForm ? 1 : 0);
  const most = tries.size;
  // So may be one that was refused, because an own change had replaced what it is about, unless somebody else had made it
  // already; and changes that were made together are undone together.
  const kept = sent.filter(
    (one, index) => !isOutdated(one) || !sent.slice(index + 1).some(isSameCall(one)),
  );
  const others = kept.filter((one) => !isUndo(one));
  const isOther = (change: readonly Sent[]) => change.some((one) => others.includes(one));
  const fewest = [...tries.values()].filter(isOther).length + (kept.some(isUndo) ? 1 : 0);
  // Forms and questions may be open from before, and a question waits for the one that is open.
  const isTold =
    (fewest <= tellings && (tellings <= most || isToldInForm)) ||
    said.some((one) => joint.test(one));
  const isEnough = isTold || refusals.length > 0;
  expect(isEnough, `${text}: ${tellings} messages for ${most} changes`).toBe(true);
}

const isUndo = ({ call }: Sent) => call.includes('/undo/');

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
    (one) =>
      one.visitor === 'other' &&
      one.isMade &&
      (isUndo(one) || (one.subject !== null && own.has(one.subject))),
  );
}

const shownInForms =
  ':is(form, [role="dialog"]) [role="alert"], form [aria-invalid="true"]:not(:disabled)';

/** @param tries all of them to make one change. */
function expectTrue(tries: readonly Sent[], said: readonly string[], text: string): void {
  const isMade = tries.some((one) => one.isMade);
  const isTold = tries.some((one) => one.isTold);
  const isDeletion = tries.some(({ call }) => call.startsWith('DELETE'));
  const errors = said.filter((one) => one.startsWith('error:'));
  const successes = said.filter((one) => one.startsWith('success:'));
  if (isTold) expect(errors, `${text}: no error`).toEqual([]);
  const denials = errors.filter((one) => denial.test(one));
  if (isMade) expect(denials, `${text}: nothing is denied that was made`).toEqual([]);
  // An event to delete may be gone already.
  if (isMade || isDeletion) return;
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
