import { SettingsError } from '#src/settings/host-settings.ts';

/** Explains why the client could not start. Standalone, because nothing else may work. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const title = document.createElement('h1');
  title.textContent = 'This page could not start';
  const text = document.createElement('p');
  text.textContent =
    error instanceof SettingsError
      ? 'The settings in this page are incorrect:'
      : 'Something went wrong. Reload the page to try again.';
  const list = document.createElement('ul');
  for (const line of error instanceof SettingsError ? error.errors : [String(error)]) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  const main = document.createElement('main');
  main.className = 'start-failure';
  main.setAttribute('role', 'alert');
  main.append(title, text, list);
  root.replaceChildren(main);
}
