import '#src/ui/tokens.css';
import '#src/ui/base.css';
import './start-failure.css';
import { prepareCalls } from '#src/api/fetcher.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
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
    // Nearly half of all code: the client starts, and the page's own code runs, while it is still loading.
    const renderer = import('react-dom/client');
    const { isPrerendered, ...foundation } = await boot(document);
    const app = <App {...foundation} />;
    if (isPrerendered) {
      const { hydrateRoot } = await renderer;
      show();
      hydrateRoot(root, app);
    } else {
      const { createRoot } = await renderer;
      await firstData(foundation.router);
      root.replaceChildren();
      show();
      createRoot(root).render(app);
    }
    whenIdle(prepareCalls);
  } catch (error) {
    showStartFailure(root, error);
    show();
    // The message is for the user; the stack is for developers.
    reportError(error);
  }
}
