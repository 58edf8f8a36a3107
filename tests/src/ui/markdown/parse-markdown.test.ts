import { describe, expect, it } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '#src/ui/markdown/parse-markdown.ts';
import { countSteps } from '#tests/setup/step-counter.ts';
import { pathologicalTexts } from './pathological-texts.ts';

/** Three times as many as the most laborious text takes. */
const stepsPerCharacter = 900;

/** Of parts in parts: a dozen lists with their entries, and a dozen of emphasis in the innermost. */
const maxDepth = 40;

/** `parse-markdown.deep.test.ts` measures the time of regular expressions, which are left out here. */
const takeSteps = countSteps(/ui\/markdown\/|markdown-it|linkify-it/);

function measureDepth(nodes: readonly MarkdownNode[]): number {
  const depths = nodes.map((node) => ('children' in node ? measureDepth(node.children) : 0));
  return depths.reduce((deepest, depth) => Math.max(deepest, depth + 1), 0);
}

describe('notes made to keep readers waiting', () => {
  it.each(pathologicalTexts)(
    'are read in steps in proportion to their length: %s',
    (_name, text) => {
      takeSteps();
      const nodes = parseMarkdown(text);
      const steps = takeSteps();
      expect(steps).toBeGreaterThan(0);
      expect(steps / text.length).toBeLessThan(stepsPerCharacter);
      expect(measureDepth(nodes)).toBeLessThan(maxDepth);
    },
  );
});
