import { describe, expect, it } from 'vitest';
import { translationSections } from '#mocks/translations/messages.ts';
import { markedText, testLanguage } from '#mocks/translations/test-language.ts';

describe('the test language', () => {
  it('marks a text visibly and lengthens it', () => {
    expect(markedText('Log in')).toBe('[Ļöĝ îñ···]');
  });

  it('leaves placeholders unchanged', () => {
    expect(markedText('%count% of %total%')).toContain('%count% öƒ %total%');
  });

  it('has all English texts', () => {
    const marked = translationSections(['login'], testLanguage, 'en')[`login_${testLanguage}`];
    const english = translationSections(['login'], 'en', 'en')['login_en'];
    expect(Object.keys(marked ?? {})).toEqual(Object.keys(english ?? { none: '' }));
    expect(marked?.['login:Log in']).toBe('[Ļöĝ îñ···]');
  });
});
