/** Something that should not have happened, for those who mend the client. */
export interface FaultReport {
  error: unknown;
  /** Whether the page could go on. */
  handled: boolean;
  /** Short facts that hold nothing personal, `call: 'get /user/calendars'` for example. */
  facts: Readonly<Record<string, string>>;
}

type Receiver = (report: FaultReport) => void;

/** A loop of faults must not fill the memory before anybody receives them. */
const mostKept = 20;

const kept: FaultReport[] = [];
let receiver: Receiver | undefined;
/** Several places may see one error on its way: where it is thrown, where it is shown, where nobody caught it. */
let told = new WeakSet<object>();

/** Tells a fault to the error reporting, if the hosting page has one; each error once. */
export function reportFault(
  error: unknown,
  { handled = true, facts = {} }: Partial<Omit<FaultReport, 'error'>> = {},
): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  const report = { error, handled, facts };
  if (receiver) receiver(report);
  else if (kept.length < mostKept) kept.push(report);
}

/** Hands all faults to a receiver, those of before first. @returns what ends it. */
export function receiveFaults(next: Receiver): () => void {
  receiver = next;
  for (const report of kept.splice(0)) next(report);
  return () => {
    receiver = undefined;
    told = new WeakSet();
  };
}
