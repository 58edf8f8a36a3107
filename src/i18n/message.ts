import type { MessageKey, MessageValues } from '#generated/messages/keys.ts';
import type { Translate } from './i18n.ts';

/** A text to show later: the words of a server as they came, or a key with its values, translated when shown. */
export type Message = string | { key: MessageKey; values: Record<string, string | number> };

/** A message by its key, held to the key's placeholders. */
export function message<Key extends MessageKey>(
  key: Key,
  ...[values]: MessageValues<Key>
): Message {
  return { key, values: values ?? {} };
}

/** The English text of a message, for people who read logs and error reports. */
export function englishText(shown: Message): string {
  if (typeof shown === 'string') return shown;
  const { key, values } = shown;
  const text = key.slice(key.indexOf(':') + 1);
  return text.replace(/%(\w+)%/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** The text of a message in the page's language. */
export function messageText(t: Translate, shown: Message): string {
  if (typeof shown === 'string') return shown;
  // `message` held the values to the key when it was made.
  return (t as (key: MessageKey, values: object) => string)(shown.key, shown.values);
}
