/**
 * The data that a page's loader waited for. Only a canceled call has none, and by then the router has turned away from
 * the loader: it may end in any way.
 */
export function loaded<Data>(data: Data | undefined, signal: AbortSignal): Data {
  if (data === undefined) throw signal.reason;
  return data;
}
