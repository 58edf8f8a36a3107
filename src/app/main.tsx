import '#src/ui/tokens.css';
import '#src/ui/base.css';
import './start-failure.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { boot } from './boot.ts';
import { firstData } from './first-data.ts';
import { showStartFailure } from './start-failure.ts';

const root = document.getElementById('root') ?? document.body;
/** Shows the root, which may have been hidden, and removes the placeholder. */
const show = () => {
  document.documentElement.dataset['start'] = 'done';
  document.querySelector('.start-wait')?.remove();
};
// Not awaited here: modules that the start waits for import this one, which would deadlock.
void start();

async function start(): Promise<void> {
  try {
    const { isPrerendered, ...foundation } = await boot(document);
    const app = (
      <StrictMode>
        <App {...foundation} />
      </StrictMode>
    );
    if (isPrerendered) {
      show();
      hydrateRoot(root, app);
    } else {
      await firstData(foundation.router);
      root.replaceChildren();
      show();
      createRoot(root).render(app);
    }
  } catch (error) {
    showStartFailure(root, error);
    show();
    // The message is for the user; the stack is for developers.
    reportError(error);
  }
}
