import type { HostSettings } from '#src/settings/host-settings.ts';
import { safeWebAddress } from '#src/util/web-address.ts';

type Given = Pick<HostSettings, 'supportAssistantUrl' | 'chatIntegrationClientId'> & {
  language: string;
};

/**
 * The support assistant's address with the language and the client id; undefined if the setting is missing or unsafe.
 */
export function assistantAddress(settings: Given): string | undefined {
  const address = safeWebAddress(settings.supportAssistantUrl);
  if (!address) return undefined;
  const url = new URL(address);
  url.searchParams.set('language', settings.language);
  const client = settings.chatIntegrationClientId;
  if (client !== null) url.searchParams.set('chatIntegrationClientId', client);
  return url.href;
}
