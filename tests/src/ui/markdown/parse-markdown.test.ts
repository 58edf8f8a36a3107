import { type Profiler, Session } from 'node:inspector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarkdownNode, parseMarkdown } from '#src/ui/markdown/parse-markdown.ts';
import { pathologicalTexts } from './pathological-texts.ts';

/** Three times as many as the most laborious text takes. */
const stepsPerCharacter = 900;

/** Of parts in parts: a dozen lists with their entries, and a dozen of emphasis in the innermost. */
const maxDepth = 40;

/**
 * Counts the steps of the parser: how often each block of its code has run, as the engine counts for coverage. Unlike
 * time, the number is the same on any machine, however busy. It leaves out the insides of regular expressions, whose
 * time `parse-markdown.deep.test.ts` measures.
 */
const session = new Session();

beforeAll(() => {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(() => {
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/** The steps since the last call. */
function takeSteps(): number {
  let scripts: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    scripts = result;
  });
  return scripts
    .filter(({ url }) => /ui\/markdown\/|markdown-it|linkify-it/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

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
