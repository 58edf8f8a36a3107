import { describe, expect, it } from 'vitest';
import { withCompileHints } from '#scripts/build/start/compile-hints.ts';

/** Returns hints for the functions that start with these texts. */
function hinted(code: string, ...functions: string[]): string {
  return withCompileHints(code, new Set(functions.map((text) => code.indexOf(text))));
}

describe('compile hints', () => {
  it('parenthesize functions and leave others unchanged', () => {
    const code = 'const a = () => 1; const b = function () { return 2; }; const c = () => 3;';
    expect(hinted(code, '() => 1', 'function')).toBe(
      'const a = (() => 1); const b = (function () { return 2; }); const c = () => 3;',
    );
  });

  it('keep declarations at the top of their scope, below imports and directives', () => {
    const code = `import a from 'a';run();function run() {'use strict';return inner();function inner() {return a;}}`;
    expect(hinted(code, 'function run', 'function inner')).toBe(
      `import a from 'a';var run=(function() {'use strict';var inner=(function() {return a;});return inner();});run();`,
    );
  });

  it('skip methods, but not the functions in them', () => {
    const code = 'const o = { get one() { return () => 1; }, two(x) { return x; } };';
    const marked = hinted(code, '() { return () =>', '() => 1', '(x)', 'two');
    expect(marked).toBe('const o = { get one() { return (() => 1); }, two(x) { return x; } };');
  });

  it('do not change what a script does', () => {
    const code = `
      const log = [];
      log.push(early(2), typeof early, early.name, early.length);
      function early(n) { return n > 1 ? late(n) : [...gen()].length; }
      function late(n) { return early(n - 1); }
      function* gen() { yield 1; yield 2; }
      if (log) { function inBlock() { return 'block'; } log.push(inBlock()); }
      class Shape { static of = () => new Shape(); area() { return this.side ** 2; } side = 3; }
      log.push(Shape.of().area(), (() => 'called')(), (async () => 1)() instanceof Promise);
      return log;`;
    const start = `function start() {${code}}`;
    const everywhere = new Set(start.split('').keys());
    const marked = withCompileHints(start, everywhere);
    const body = marked.slice(marked.indexOf('{') + 1, marked.lastIndexOf('}'));
    expect(body).toContain('var early=(function(n)');
    expect(run(body)).toEqual(run(code));
  });
});

function run(code: string): unknown {
  return new Function(code)();
}
