/**
 * Unwraps the data that a loader waited for. Only a canceled call has none, and by then the router ignores the loader's
 * result.
 */
export function loaded<Data>(data: Data | undefined, signal: AbortSignal): Data {
  if (data === undefined) throw signal.reason;
  return data;
}
