/**
 * Unwraps the data that a loader waited for. Only canceled calls have none, and the router ignores their loaders'
 * results.
 */
export function requireLoaded<Data>(data: Data | undefined, signal: AbortSignal): Data {
  if (data === undefined) throw signal.reason;
  return data;
}

/**
 * Unwraps data that nothing waits for, such as in a loader or when a dialog opens. An `AwaitSection` shows its error,
 * which is no unhandled rejection if the page is left before.
 * @param signal the call's, if it can be canceled.
 */
export function loadLater<Data>(
  call: Promise<Data | undefined>,
  signal = new AbortController().signal,
): Promise<Data> {
  const data = call.then((answer) => requireLoaded(answer, signal));
  data.catch(() => {});
  return data;
}
