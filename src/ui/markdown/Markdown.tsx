import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import styles from './Markdown.module.css';
import { type MarkdownNode, type MarkdownParent, parseMarkdown } from './parse-markdown.ts';

/**
 * Text in a small Markdown: emphasis, links, lists, headings, code and line breaks. Everything else, HTML included, is
 * shown as it was typed. Links lead to `http:`, `https:`, `mailto:` and `tel:` addresses only, in a page of their own. A
 * picture is a link, too: loading it would tell its host who reads the text.
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

function draw(nodes: readonly MarkdownNode[], headingLevel: number): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts of a text have no identity besides their place.
    <Fragment key={index}>{drawNode(node, headingLevel)}</Fragment>
  ));
}

function drawNode(node: MarkdownNode, headingLevel: number): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'code':
      return node.isBlock ? (
        <pre>
          <code>{node.text}</code>
        </pre>
      ) : (
        <code>{node.text}</code>
      );
    default:
      return drawParent(node, draw(node.children, headingLevel), headingLevel);
  }
}

function drawParent(node: MarkdownParent, children: ReactNode, headingLevel: number): ReactNode {
  switch (node.type) {
    case 'heading':
      return createElement(`h${Math.min(6, headingLevel + node.level - 1)}`, null, children);
    case 'paragraph':
      return <p>{children}</p>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'list':
      return node.start === null ? <ul>{children}</ul> : <ol start={node.start}>{children}</ol>;
    case 'entry':
      return <li>{children}</li>;
    case 'link':
      return (
        <a href={node.address} target="_blank" rel="noopener noreferrer nofollow">
          {children}
        </a>
      );
  }
}
