/** A bug, reported to the developers. */
export interface BugReport {
  error: unknown;
  /** True if the page could continue. */
  handled: boolean;
  /** Short facts without personal data, such as `call: 'GET /user/calendars'`. */
  facts: Readonly<Record<string, string>>;
}

type Receiver = (report: BugReport) => void;

/** A loop of errors must not fill the memory before there is a receiver. */
const maxEarlyReports = 20;

// Not in the store: bugs may occur before it exists, or in it.
const earlyReports: BugReport[] = [];
let receiver: Receiver | undefined;
/** Several places may see the same error: where it is thrown, shown or uncaught. */
let reportedErrors = new WeakSet<object>();

/** Reports an error once, if the hosting page has set up error reporting. */
export function reportBug(
  error: unknown,
  { handled = true, facts = {} }: Partial<Omit<BugReport, 'error'>> = {},
): void {
  if (typeof error === 'object' && error !== null) {
    if (reportedErrors.has(error)) return;
    reportedErrors.add(error);
  }
  const report = { error, handled, facts };
  if (receiver) receiver(report);
  else if (earlyReports.length < maxEarlyReports) earlyReports.push(report);
}

/**
 * Passes all errors to a receiver, including earlier ones.
 * @returns a function that stops this.
 */
export function receiveBugs(next: Receiver): () => void {
  receiver = next;
  for (const report of earlyReports.splice(0)) next(report);
  return () => {
    receiver = undefined;
    reportedErrors = new WeakSet();
  };
}
