import { findChangedBlocks } from '#src/ui/markdown/changed-blocks.ts';
import { Markdown } from '#src/ui/markdown/Markdown.tsx';

interface ChangedTextProps {
  /** A field's text. */
  text: string;
  /** The same field's text in the version beside it. */
  other: string;
  isMarkdown: boolean;
}

/** A field's text in one of two versions of an event. Of notes, only what differs, as readers see it. */
export function ChangedText(props: ChangedTextProps) {
  const shownText = findShown(props);
  if (shownText === '') return '–';
  return props.isMarkdown ? <Markdown text={shownText} headingLevel={4} /> : shownText;
}

/** Returns the part of a text to show; empty if there is only a dash. */
export function findShown({ text, other, isMarkdown }: ChangedTextProps): string {
  if (text === '' || !isMarkdown) return text;
  const [own, otherBlocks] = findChangedBlocks(text, other);
  // Some differ only in the lines between paragraphs.
  return own === otherBlocks ? text : own;
}
