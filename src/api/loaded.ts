/**
 * Unwraps the data that a loader waited for. Only canceled calls have none, and the router ignores their loaders'
 * results.
 */
export function loaded<Data>(data: Data | undefined, signal: AbortSignal): Data {
  if (data === undefined) throw signal.reason;
  return data;
}
