import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findChangedBlocks } from '#src/ui/markdown/changed-blocks.ts';
import { Markdown } from '#src/ui/markdown/Markdown.tsx';
import { writePlainText } from '#src/ui/markdown/markdown-text.ts';
import { pathologicalTexts } from './pathological-texts.ts';

const texts = pathologicalTexts.map(([, text]) => text);

/** Of processor time, which hardly depends on how busy the machine is. They take one together. */
const maxSeconds = 5;

function measureSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

describe('notes made to keep readers waiting', () => {
  it.each([
    ['written out', writePlainText],
    ['compared', (text: string) => findChangedBlocks(text, `${text}a`)],
  ])('are all %s within seconds', (_name, use) => {
    const seconds = measureSeconds(() => {
      for (const text of texts) use(text);
    });
    expect(seconds).toBeLessThan(maxSeconds);
  });

  it.each(pathologicalTexts)('can be shown: %s', (_name, text) => {
    expect(renderToStaticMarkup(createElement(Markdown, { text }))).toMatch(/^<div/);
  });
});
