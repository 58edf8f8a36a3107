import { onTestFinished, vi } from 'vitest';

/** Shows the pages of this test inside a frame of another page. */
export function showInFrame(): void {
  const { top } = window;
  vi.stubGlobal('top', {});
  onTestFinished(() => {
    vi.stubGlobal('top', top);
  });
}
