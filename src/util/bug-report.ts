/** Something that should not have happened, for those who mend the client. */
export interface BugReport {
  error: unknown;
  /** Whether the page could go on. */
  handled: boolean;
  /** Short facts that hold nothing personal, `call: 'GET /user/calendars'` for example. */
  facts: Readonly<Record<string, string>>;
}

type Receiver = (report: BugReport) => void;

/** A loop of errors must not fill the memory before anybody receives them. */
const mostKept = 20;

// Not in the store: bugs are told before there is one, and where it is what failed.
const kept: BugReport[] = [];
let receiver: Receiver | undefined;
/** Several places may see one error on its way: where it is thrown, where it is shown, where nobody caught it. */
let told = new WeakSet<object>();

/** Tells an error to the error reporting, if the hosting page has one; each error once. */
export function reportBug(
  error: unknown,
  { handled = true, facts = {} }: Partial<Omit<BugReport, 'error'>> = {},
): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  const report = { error, handled, facts };
  if (receiver) receiver(report);
  else if (kept.length < mostKept) kept.push(report);
}

/** Hands all errors to a receiver, those of before first. @returns what ends it. */
export function receiveBugs(next: Receiver): () => void {
  receiver = next;
  for (const report of kept.splice(0)) next(report);
  return () => {
    receiver = undefined;
    told = new WeakSet();
  };
}
