/** A bare login page on the client's libraries, without any of the client's own code, as a reference for its pace. */
import { createInstance } from 'i18next';
import { createStore, Provider } from 'jotai';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

function Login() {
  const { t } = i18n;
  return h(
    'main',
    null,
    h('h1', null, t('Welcome back')),
    h(
      'form',
      { method: 'post' },
      h('label', null, t('Email address'), h('input', { name: 'email', type: 'email' })),
      h('label', null, t('Password'), h('input', { name: 'password', type: 'password' })),
      h('button', { type: 'submit' }, t('Log in')),
    ),
  );
}

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { translation: {} } }, keySeparator: false });
const router = createBrowserRouter([{ path: '*', Component: Login }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(h(Provider, { store: createStore() }, h(RouterProvider, { router })));
}
