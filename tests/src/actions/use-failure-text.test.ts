import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { answerError, connectionError } from '#src/api/catalogue.ts';
import { RequestError } from '#src/api/errors.ts';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { addMessages } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';

const call = { url: 'https://calendar.example', body: undefined };
const own = [
  answerError({ status: 413, body: undefined }, call, 'Shared Calendar'),
  answerError({ status: 500, body: undefined }, call, 'Shared Calendar'),
  connectionError('Shared Calendar', undefined),
];

/** The texts for an error on an English page, and the page’s i18n instance. */
async function shown(error: RequestError) {
  const i18n = await textsIn('en');
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(I18nProvider, { i18n }, children);
  const { result } = renderHook(() => useFailureText()(error), { wrapper });
  return { i18n, words: result };
}

describe('the texts for a failed call', () => {
  it.each(own)('are the same in English as in the logs: $message', async (error) => {
    const { id, message, isUnexpected } = error;
    const { words } = await shown(error);
    expect(words.current).toMatchObject({ id, message, isUnexpected });
  });

  it('follow the page’s language if the client wrote them', async () => {
    const { i18n, words } = await shown(connectionError('Shared Calendar', undefined));
    expect(words.current.title).toBe('Unexpected connection error');
    addMessages(i18n, 'de', {
      'errors:Unexpected connection error': 'Keine Verbindung',
      'errors:It appears the %product% website can not be reached, you may be offline.':
        '%product% ist nicht erreichbar.',
    });
    await act(() => i18n.changeLanguage('de'));
    expect(words.current).toMatchObject({
      title: 'Keine Verbindung',
      message: 'Shared Calendar ist nicht erreichbar.',
    });
  });

  it('are the server’s own texts, whatever the id', async () => {
    const id = 'unexpected_server_error';
    const error = new RequestError({ id, title: 'Hoppla', text: '100 % voll', status: 500 });
    const { words } = await shown(error);
    expect(words.current).toEqual({
      id,
      title: 'Hoppla',
      message: '100 % voll',
      isUnexpected: true,
    });
  });
});
