import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { usePrinting } from '#src/ui/use-printing.ts';

function Page() {
  return <p>{usePrinting() ? 'On paper' : 'On a screen'}</p>;
}

function begin() {
  window.dispatchEvent(new Event('beforeprint'));
}

function end() {
  act(() => window.dispatchEvent(new Event('afterprint')));
}

it('a page is ready for paper before a script that prints goes on, and for a screen after that', () => {
  render(<Page />);
  expect(screen.getByText('On a screen')).toBeVisible();
  begin();
  expect(screen.getByText('On paper')).toBeVisible();
  end();
  expect(screen.getByText('On a screen')).toBeVisible();
});

it('all parts of a page become ready for paper at once', () => {
  let commits = 0;
  render(
    <Profiler id="page" onRender={() => commits++}>
      <Page />
      <Page />
      <Page />
    </Profiler>,
  );
  commits = 0;
  begin();
  expect(screen.getAllByText('On paper')).toHaveLength(3);
  expect(commits).toBe(1);
  end();
  expect(screen.getAllByText('On a screen')).toHaveLength(3);
});

it('a page that comes after one that left while it was printed is on a screen', () => {
  const { unmount } = render(<Page />);
  begin();
  unmount();
  end();
  render(<Page />);
  expect(screen.getByText('On a screen')).toBeVisible();
});
