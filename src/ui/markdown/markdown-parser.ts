import MarkdownIt, { type StateBlock } from 'markdown-it';
import { safeLinkAddress } from '#src/util/web-address.ts';

/** Lists in lists and emphasis in emphasis deeper than this stay text, so that no text can exhaust the stack. */
export const maxDepth = 12;

/** A list is a level, and each of its entries another one. */
const deepestLevel = 2 * maxDepth;

/**
 * The Markdown that notes allow. Everything else stays text as it was typed: HTML, tables, quotations, indented code (lines of notes
 * are often indented for looks), and headings underlined with dashes (which separate more often).
 */
const rules = [
  'fence',
  'heading',
  'list',
  'autolink',
  'backticks',
  'emphasis',
  'escape',
  'image',
  'link',
  'linkify',
  'newline',
];

/**
 * Reads notes in time proportional to their length, whatever they contain. Knows only addresses that are safe to follow,
 * and leaves them as they were typed.
 */
export const parser = new MarkdownIt('zero', {
  linkify: true,
  // Beyond it, the library drops text, so the limit of lists comes first.
  maxNesting: deepestLevel + 1,
}).enable(rules);

parser.block.ruler.before('fence', 'deepest', readAsText);
parser.validateLink = (address) => safeLinkAddress(address) !== undefined;
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (address) => address;

/** Addresses of sites are often typed without `https://`. */
parser.linkify.add('www.', {
  validate: (text, start, { re }) => {
    const rest = re.get_relative_proto_validator();
    rest.lastIndex = start;
    return rest.exec(text)?.[0].length ?? 0;
  },
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
});

/** Makes one paragraph of lines in the deepest list, whatever marks they begin with. */
function readAsText(state: StateBlock, start: number, limit: number): boolean {
  if (state.level < deepestLevel) return false;
  let end = start + 1;
  while (end < limit && !state.isEmpty(end) && isInEntry(state, end)) end += 1;
  state.push('paragraph_open', 'p', 1).map = [start, end];
  const content = state.push('inline', '', 0);
  content.content = state.getLines(start, end, state.blkIndent, false).trim();
  content.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = end;
  return true;
}

function isInEntry({ sCount: indents, blkIndent }: StateBlock, line: number): boolean {
  return (indents[line] ?? 0) >= blkIndent;
}
