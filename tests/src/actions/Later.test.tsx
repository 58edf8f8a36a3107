import { screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Later } from '#src/actions/Later.tsx';

/** Many more turns of the event loop than React needs to come to rest. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

function Parts({ parts }: { parts: readonly Promise<string>[] }) {
  // Renders again as soon as it is in the document.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ul ref={setPlace} data-place={place?.tagName}>
      {parts.map((part, index) => (
        <Later key={String(index)} resolve={part} fallback={<li>Waiting</li>} failed={() => null}>
          {(text) => <li>{text}</li>}
        </Later>
      ))}
    </ul>
  );
}

it('leaves React at rest while several parts of a page wait', async () => {
  // In `act`, React would render without a break.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) throw new Error('React was loaded without the hook.');
  const commit = vi.spyOn(hook, 'onCommitFiberRoot');
  const parts = [1, 2, 3].map(() => Promise.withResolvers<string>());
  const promises = parts.map(({ promise }) => promise);
  let show = () => {};
  function Page() {
    const [isShown, setShown] = useState(false);
    show = () => startTransition(() => setShown(true));
    return isShown ? <Parts parts={promises} /> : <p>Start</p>;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Page />);
  await screen.findByText('Start');
  show();
  await waitFor(() => expect(screen.getAllByText('Waiting')).toHaveLength(3));
  await takeTurns();
  // In place of one in each turn, or more.
  expect(commit.mock.calls.length).toBeLessThan(10);
});
