import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { makeHostSettings } from '#generated/fixtures/app.ts';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { answerError, connectionError } from '#src/api/error-catalogue.ts';
import { RequestError } from '#src/api/errors.ts';
import type { SectionMessages } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { textsIn } from '#tests/setup/texts.ts';

const call = { url: 'https://calendar.example', body: undefined };
const own = [
  answerError({ status: 413, body: undefined }, call, 'Shared Calendar'),
  answerError({ status: 500, body: undefined }, call, 'Shared Calendar'),
  connectionError('Shared Calendar', undefined),
];

async function failureText(language: string, messages: SectionMessages = {}) {
  const i18n = await textsIn(language, messages);
  const store = createStore();
  store.set(settingsAtom, makeHostSettings({ appTitle: 'Shared Calendar' }));
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, createElement(I18nextProvider, { i18n }, children));
  return renderHook(() => useFailureText(), { wrapper }).result.current;
}

describe('the words for a failed call', () => {
  it.each(own)('are in English those of the error itself: $title', async (error) => {
    const { id, title, message, isUnexpected } = error;
    expect((await failureText('en'))(error)).toEqual({ id, title, message, isUnexpected });
  });

  it('are translated where they are the client’s own', async () => {
    const text = await failureText('de', {
      'errors:Unexpected connection error': 'Keine Verbindung',
      'errors:It appears the %product% website can not be reached, you may be offline.':
        '%product% ist nicht erreichbar.',
    });
    expect(text(connectionError('Shared Calendar', undefined))).toMatchObject({
      title: 'Keine Verbindung',
      message: 'Shared Calendar ist nicht erreichbar.',
    });
  });

  it('are a server’s own words as they came, whatever their id', async () => {
    const text = await failureText('en');
    const words = { id: 'unexpected_server_error', title: 'Hoppla', message: '100 % voll' };
    expect(text(new RequestError({ ...words, status: 500 }))).toEqual({
      ...words,
      isUnexpected: true,
    });
  });
});
