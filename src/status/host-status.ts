import type { HostSettings } from '#src/settings/host-settings.ts';
import type { StatusMessage } from './status.ts';

/** Reads the hosting page's message, in the server's words. An unknown type counts as `info`. */
export function readHostStatus(status: NonNullable<HostSettings['statusMessage']>): StatusMessage {
  const { type, title, params = {}, id, keep } = status;
  const fillIn = (text: string) =>
    text.replace(/%(\w+)%/g, (placeholder, name: string) => String(params[name] ?? placeholder));
  const message = {
    text: fillIn(status.text),
    ...(id === undefined ? {} : { id }),
    ...(keep === undefined ? {} : { keep }),
  };
  if (type === 'alert') return { type, title: fillIn(title ?? status.text), ...message };
  return {
    type: type === 'error' || type === 'success' ? type : 'info',
    ...(title === undefined ? {} : { title: fillIn(title) }),
    ...message,
  };
}
