/** As long as notes can be. */
const length = 20_000;

const fill = (piece: string, size = length) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const mirror = (start: string, end: string, middle = '') =>
  fill(start, length / 2) + middle + fill(end, length / 2);
const join = (write: (index: number) => string, separator = '') => {
  const parts: string[] = [];
  for (let size = 0; size < length; size += parts.at(-1)?.length ?? 0) {
    parts.push(write(parts.length));
  }
  return parts.join(separator).slice(0, length);
};

const pieces = [
  // Emphasis that opens, closes or does either, and never ends
  ...[
    '*a **b ',
    '_a_b',
    '_a ',
    'a_ ',
    '**a ',
    'a** ',
    '*_ ',
    'a*_b',
    '**x [a*b**c*](d)',
    '***a** ',
  ],
  // Brackets, and links without their end
  ...['[', ']', '[a', 'a]', '[a](', '[a](<', '[a](b "', '](', '![', '![[]()', '[*', '[]', '[a][b]'],
  ...['!', '[a]: <b\n', '[a]: u "\n'],
  // Code
  ...['`', '`a``b', '```\n~~~\n'],
  // HTML and entities
  ...['<', '<!--', '<?', '<![CDATA[', '<a href="', '<div>\n', '<http://a', '&amp', '&#xaaaaaaaa'],
  // Blocks in blocks
  ...['> ', '> - ', '- ', '1. ', '* * * a\n', '- a\n\n', 'a\n=\n', '|-|\n'],
  // Addresses that almost are one
  ...[
    'http://',
    'http://a.',
    'http://a.b(',
    'https:',
    'www.',
    'www.a.b(',
    'mailto:a@',
    'a@',
    'a@b_',
  ],
  ...['a.a@', 'a-', '//a.b '],
];

/** Texts that take parsers long, by what they consist of: those of CommonMark's own tests, and those that we know of. */
export const pathologicalTexts: readonly (readonly [name: string, text: string])[] = [
  ...pieces.map((piece) => [`${JSON.stringify(piece)}, repeated`, fill(piece)] as const),
  ['strong emphasis in itself', mirror('**', '**', 'a')],
  ['emphasis and strong emphasis in each other', mirror('*a **a ', 'a** a* ', 'b')],
  ['brackets in brackets', mirror('[', ']', 'a')],
  ['links in links', mirror('[', '](u)', 'a')],
  ['pictures in pictures', mirror('![', '](u)', 'a')],
  ['emphasis in links in emphasis', mirror('[*a ', '*](u)')],
  ['more and more backticks', join((index) => `e${'`'.repeat(index)}`)],
  ['lists in lists', join((index) => `${'  '.repeat(index)}- a\n`)],
  ['lines behind lists in lists', mirror('- ', 'a\n', 'a\n')],
  ['references to one definition', `[a]: u\n${fill('[a] ')}`],
  ['definitions', join((index) => `[r${index}]: u\n`)],
  [
    'a wide table',
    `${fill('|a', length / 4)}\n${fill('|-', length / 4)}\n${fill('x\n', length / 2)}`,
  ],
  ['an address with parentheses in parentheses', `http://a.b/${mirror('(', ')')}`],
  ['an address with nothing but signs', `http://a.b/${fill('?!')}`],
  ['a mailbox with a long name', `${fill('a')}@`],
  ['a mailbox at a long host', `a@${fill('b.')}_`],
  ['spaces between words', `a${fill(' ')}b`],
];
