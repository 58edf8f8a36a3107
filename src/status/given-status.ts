import type { HostSettings } from '#src/settings/host-settings.ts';
import type { StatusMessage } from './status.ts';

/** Reads the hosting page's message, in the server's words. An unknown type counts as `info`. */
export function givenStatus(given: NonNullable<HostSettings['statusMessage']>): StatusMessage {
  const { type, title, params = {}, id, keep } = given;
  const filled = (text: string) =>
    text.replace(/%(\w+)%/g, (all, name: string) => String(params[name] ?? all));
  const message = {
    text: filled(given.text),
    ...(id === undefined ? {} : { id }),
    ...(keep === undefined ? {} : { keep }),
  };
  if (type === 'alert') return { type, title: filled(title ?? given.text), ...message };
  return {
    type: type === 'error' || type === 'success' ? type : 'info',
    ...(title === undefined ? {} : { title: filled(title) }),
    ...message,
  };
}
