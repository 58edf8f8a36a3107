import { describe, expect, it } from 'vitest';
import { removedUse } from '#scripts/build/cuts/removed-use.ts';

const removed = { from: ['kit', 'kit-dom'], exports: ['useFetcher', 'Form'], options: ['lazy'] };

const useIn = (code: string) => removedUse(code, removed);

describe('a removed feature is found if a module', () => {
  it.each([
    ['imports it', "import { Link, useFetcher } from 'kit';", 'useFetcher'],
    ['imports it by another name', "import { Form as KitForm } from 'kit-dom';", 'Form'],
    ['exports it again', "export { useFetcher } from 'kit';", 'useFetcher'],
    [
      'reads it from the whole library',
      "import * as kit from 'kit'; kit.useFetcher();",
      'useFetcher',
    ],
    ['reads it from the default export', "import kit from 'kit'; kit.Form;", 'Form'],
    [
      'sets it as an option',
      "import { route } from 'kit'; route({ path: '/', lazy: load });",
      'lazy',
    ],
    ['sets it as a quoted option', "import { route } from 'kit'; route({ 'lazy': load });", 'lazy'],
  ])('%s', (_, code, feature) => {
    expect(useIn(code)).toBe(feature);
  });
});

describe('a module may', () => {
  it.each([
    ['use other features', "import { Link } from 'kit'; jsx(Link, { to: '/' });"],
    ['use features of the same name from elsewhere', "import { Form } from './Form.tsx';"],
    [
      'have options of the same name for other libraries',
      "import x from 'other'; x({ lazy: true });",
    ],
    ['name a feature in a text', "import { Link } from 'kit'; const text = 'Form, useFetcher';"],
  ])('%s', (_, code) => {
    expect(useIn(code)).toBeUndefined();
  });
});
