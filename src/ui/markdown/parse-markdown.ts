import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';

/** Lists in lists and emphasis in emphasis deeper than this stay text, so that no text can exhaust the stack. */
const maxDepth = 12;

const nothing = () => undefined;

/**
 * What notes do not allow, besides emphasis, links, lists, headings, code and line breaks. A rule that finds nothing
 * leaves its characters to the next one, so that all of this stays text as it was typed.
 */
const forbidden = {
  html: nothing,
  tag: nothing,
  table: nothing,
  blockquote: nothing,
  hr: nothing,
  def: nothing,
  reflink: nothing,
  del: nothing,
  // Lines of notes are often indented for looks; only fences make a block of code.
  code: nothing,
  // A line of dashes below a sentence separates; it does not make the sentence a heading.
  lheading: nothing,
};

class NotesTokenizer extends Tokenizer {
  private depth = 0;

  override list(text: string) {
    return this.nest(() => super.list(text));
  }
  override emStrong(text: string, masked: string, before?: string) {
    return this.nest(() => super.emStrong(text, masked, before));
  }
  override link(text: string) {
    return this.nest(() => super.link(text));
  }

  private nest<T>(parse: () => T): T | undefined {
    if (this.depth >= maxDepth) return undefined;
    this.depth += 1;
    try {
      return parse();
    } finally {
      this.depth -= 1;
    }
  }
}

/** What notes consist of. */
export type NotesToken =
  | Tokens.Br
  | Tokens.Code
  | Tokens.Codespan
  | Tokens.Em
  | Tokens.Escape
  | Tokens.Heading
  | Tokens.Image
  | Tokens.Link
  | Tokens.List
  | Tokens.Paragraph
  | Tokens.Space
  | Tokens.Strong
  | Tokens.Text;

export function asNotesToken(token: Token): NotesToken {
  // The cast: `marked` types tokens of its extensions, too, of which notes have none.
  return token as NotesToken;
}

/** A kind that only a newer parser knows, as it was typed. */
export function getRaw(token: never): string {
  // The cast: the kind has no type here.
  return (token as Token).raw;
}

/** The blocks of a text in Markdown, for {@link Markdown}. Any text is valid. */
export function parseMarkdown(text: string): Token[] {
  const tokenizer = Object.assign(new NotesTokenizer(), forbidden);
  return new Lexer({ gfm: true, breaks: true, tokenizer }).lex(text);
}
