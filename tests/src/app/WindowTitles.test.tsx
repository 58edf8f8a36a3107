import { render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import type { Schemas } from '#generated/documents.ts';
import { fixture } from '#mocks/fixture.ts';
import { WindowTitles } from '#src/app/WindowTitles.tsx';
import { goneOnAtom, settingsAtom } from '#src/settings/settings-atom.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';

function openWith(settings: Partial<Schemas['HostSettings']>, isLeft = false) {
  const store = createStore();
  store.set(
    settingsAtom,
    fixture('HostSettings', {
      appKey: null,
      appIdentifier: null,
      impersonated: false,
      ...settings,
    }),
  );
  store.set(goneOnAtom, isLeft);
  render(
    <Provider store={store}>
      <WindowTitles>
        <PageTitle title="Events" />
      </WindowTitles>
    </Provider>,
  );
}

const title = (expected: string) => waitFor(() => expect(document.title).toBe(expected));

it('names the page and the product', async () => {
  openWith({ appTitle: 'Shared Calendar' });
  await title('Events – Shared Calendar');
});

it('names the calendar only on the page that the server sent', async () => {
  const calendar = { appKey: 'ks0123456789abcdef', appTitle: 'Rowing', productName: 'Shared Days' };
  openWith(calendar);
  await title('Events – Rowing');
  openWith(calendar, true);
  await title('Events – Shared Days');
});

it('begins with the user whom staff view the product as', async () => {
  const user = fixture('HostSettings').user;
  if (!user) throw new Error('The example has no user.');
  openWith({ appTitle: 'Shared Calendar', impersonated: true, user: { ...user, name: 'Olivia' } });
  await title('(Olivia) Events – Shared Calendar');
});
