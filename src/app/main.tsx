import { createRoot } from 'react-dom/client';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import './start-failure.css';
import { App } from './App.tsx';
import { boot } from './boot.ts';
import { showStartFailure } from './start-failure.ts';

const root = document.getElementById('root') ?? document.body;
try {
  const foundation = await boot(document);
  createRoot(root).render(<App {...foundation} />);
} catch (error) {
  showStartFailure(root, error);
  // The message is for the user; the stack is for developers.
  reportError(error);
}
