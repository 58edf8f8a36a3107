import { Lexer, type Token, Tokenizer } from 'marked';

/** Lists in lists and emphasis in emphasis deeper than this stay text, so that no text can exhaust the stack. */
const maxDepth = 12;

/**
 * Knows the part of Markdown that notes allow: emphasis, links, lists, headings, code and line breaks. A rule that finds
 * nothing leaves its characters to the next one, so that everything else (HTML, tables, quotes) stays text as it was
 * typed.
 */
class NotesTokenizer extends Tokenizer {
  private depth = 0;

  override html() {
    return undefined;
  }
  override tag() {
    return undefined;
  }
  override table() {
    return undefined;
  }
  override blockquote() {
    return undefined;
  }
  override hr() {
    return undefined;
  }
  override def() {
    return undefined;
  }
  override reflink() {
    return undefined;
  }
  override del() {
    return undefined;
  }
  /** Lines of notes are often indented for looks; only fences make a block of code. */
  override code() {
    return undefined;
  }
  /** A line of dashes below a sentence separates; it does not make the sentence a heading. */
  override lheading() {
    return undefined;
  }
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

/** The blocks of a text in Markdown, for {@link Markdown}. Any text is valid. */
export function parseMarkdown(text: string): Token[] {
  return new Lexer({ gfm: true, breaks: true, tokenizer: new NotesTokenizer() }).lex(text);
}
