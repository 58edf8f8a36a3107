import type { MessageKey, MessageValues } from '#generated/messages/keys.ts';
import type { Translate } from './i18n.ts';

/** A text to show later: the server's own words, or a key with values that is translated when shown. */
export type Message = string | { key: MessageKey; values: Record<string, string | number> };

/** Creates a message; the key's placeholders are type-checked. */
export function message<Key extends MessageKey>(
  key: Key,
  ...[values]: MessageValues<Key>
): Message {
  return { key, values: values ?? {} };
}

/** A message's English text, for logs and error reports. */
export function englishText(value: Message): string {
  if (typeof value === 'string') return value;
  const { key, values } = value;
  const text = key.slice(key.indexOf(':') + 1);
  return text.replace(/%(\w+)%/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** A message's text in the page's language. */
export function messageText(t: Translate, value: Message): string {
  if (typeof value === 'string') return value;
  // `message` has checked the values against the key.
  return (t as (key: MessageKey, values: object) => string)(value.key, value.values);
}
