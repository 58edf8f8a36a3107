import { describe, expect, it } from 'vitest';
import { assistantAddress } from '#src/features/header/panel/assistant-address.ts';

const given = { language: 'de', chatIntegrationClientId: 'client-7' };

describe('the address of the support assistant', () => {
  it('contains language and client and keeps its own query', () => {
    const supportAssistantUrl = 'https://chat.example/start?product=calendar';
    expect(assistantAddress({ ...given, supportAssistantUrl })).toBe(
      'https://chat.example/start?product=calendar&language=de&chatIntegrationClientId=client-7',
    );
  });

  it('can be a path on the page’s own origin', () => {
    expect(assistantAddress({ ...given, supportAssistantUrl: '/resources/chat' })).toBe(
      `${window.location.origin}/resources/chat?language=de&chatIntegrationClientId=client-7`,
    );
  });

  it('omits the client if the page has none', () => {
    const settings = { language: 'en', chatIntegrationClientId: null };
    expect(assistantAddress({ ...settings, supportAssistantUrl: 'https://chat.example/' })).toBe(
      'https://chat.example/?language=en',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('is never %j', (supportAssistantUrl) => {
    expect(assistantAddress({ ...given, supportAssistantUrl })).toBeUndefined();
  });
});
