import type { Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { safeLinkAddress } from '#src/util/web-address.ts';
import styles from './Markdown.module.css';
import { asNotesToken, getRaw, type NotesToken, parseMarkdown } from './parse-markdown.ts';

/**
 * Text in a small Markdown: emphasis, links, lists, headings, code and line breaks. Everything else, HTML included, is
 * shown as it was typed. Links lead to `http:`, `https:`, `mailto:` and `tel:` addresses only.
 * @param headingLevel the level of the text's largest heading in the page's outline.
 */
export function Markdown({ text, headingLevel = 3 }: { text: string; headingLevel?: 2 | 3 | 4 }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className={styles.text} dir="auto">
      {draw(blocks, headingLevel)}
    </div>
  );
}

function draw(tokens: readonly Token[], headingLevel: number): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts of a text have no identity besides their place.
    <Fragment key={index}>{drawToken(asNotesToken(token), headingLevel)}</Fragment>
  ));
}

function drawToken(token: NotesToken, headingLevel: number): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'br':
      return <br />;
    case 'heading':
      return createElement(
        `h${Math.min(6, headingLevel + token.depth - 1)}`,
        null,
        draw(token.tokens, headingLevel),
      );
    case 'paragraph':
      return <p>{draw(token.tokens, headingLevel)}</p>;
    case 'strong':
      return <strong>{draw(token.tokens, headingLevel)}</strong>;
    case 'em':
      return <em>{draw(token.tokens, headingLevel)}</em>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'link':
    case 'image':
      return drawLink(token, headingLevel);
    case 'list':
      return drawList(token, headingLevel);
    case 'text':
      return token.tokens ? draw(token.tokens, headingLevel) : token.text;
    case 'escape':
      return token.text;
    default:
      return getRaw(token);
  }
}

function drawList({ ordered, start, items }: Tokens.List, headingLevel: number) {
  const entries = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Entries of a text have no identity besides their place.
    <li key={index}>{draw(item.tokens, headingLevel)}</li>
  ));
  return ordered ? <ol start={start || undefined}>{entries}</ol> : <ul>{entries}</ul>;
}

/**
 * A link to another site, a mailbox or a telephone; whatever leads elsewhere stays as it was typed. A picture is a link
 * too: loading it would tell its host who reads the text.
 */
function drawLink({ href, raw, tokens }: Tokens.Link | Tokens.Image, headingLevel: number) {
  const address = safeLinkAddress(href);
  if (!address) return raw;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {draw(tokens, headingLevel)}
    </a>
  );
}
