import { describe, expect, it } from 'vitest';
import { openText, sealText } from '#src/ui/form/sealed-text.ts';

const key = '0123456789abcdef'.repeat(4);

describe('a sealed text', () => {
  it('is read with its own key only', () => {
    const sealedText = sealText('Grüße, 太郎', key);
    expect(sealedText).toMatch(/^[0-9a-f]+$/);
    expect(openText(sealedText, key)).toBe('Grüße, 太郎');
    expect(openText(sealedText, 'f'.repeat(64))).toBe('');
  });

  it('never looks the same twice', () => {
    expect(sealText('secret', key)).not.toBe(sealText('secret', key));
  });

  it.each(['', 'null', '{"typed":{}}', '00'])('is none if it was made up: %j', (text) => {
    expect(openText(text, key)).toBe('');
  });
});
