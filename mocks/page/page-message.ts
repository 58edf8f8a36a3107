import type { components } from '#generated/app/types.ts';
import { knownLanguage, serverText } from '../translations/server-texts.ts';
import type { World } from '../world/world.ts';

/** Takes the message for a session's next page, in the page's language. */
export function takenMessage(
  { pageMessages }: World,
  sessionToken: string | undefined,
  language: string,
): components['schemas']['StatusMessage'] | undefined {
  if (sessionToken === undefined) return undefined;
  const message = pageMessages.get(sessionToken);
  pageMessages.delete(sessionToken);
  return message && { ...message, text: serverText(message.text, knownLanguage(language) ?? 'en') };
}
