import { describe, expect, it } from 'vitest';
import { writePlainText } from '#src/ui/markdown/markdown-text.ts';

describe('plain text', () => {
  it.each([
    [
      'Meet at **17:15** at the *lower* pontoon, `locker 7`',
      'Meet at 17:15 at the lower pontoon, locker 7',
    ],
    ['# Trip\nBring oars', 'Trip\nBring oars'],
    [
      'Please bring:\n\n- gloves\n- old clothes\n\nLunch is **on the club**.',
      'Please bring:\n• gloves\n• old clothes\nLunch is on the club.',
    ],
    ['- boats\n  - Swift\n\n3. third\n4. fourth', '• boats\n• Swift\n3. third\n4. fourth'],
    [
      'See [the plan](https://club.example/plan) and https://club.example',
      'See the plan and https://club.example',
    ],
    ['![the new boat](https://elsewhere.example/boat.png)', 'the new boat'],
    ['2 \\* 3', '2 * 3'],
    ['```\na  b\n```', 'a  b'],
  ])('of %j is what it says', (markdown, plain) => {
    expect(writePlainText(markdown)).toBe(plain);
  });

  it.each(['Bring oars', '[x](javascript:alert(1))', '<b>bold</b>', '2 < 3 & 4 > 1', '[[[', ''])(
    'of %j is as it was typed',
    (text) => {
      expect(writePlainText(text)).toBe(text);
    },
  );
});
