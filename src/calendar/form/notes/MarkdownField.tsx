import { Toolbar } from '@base-ui/react/toolbar';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { IconName } from '#generated/icons.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import { latinLetter } from '#src/util/latin-letter.ts';
import { safeLinkAddress } from '#src/util/web-address.ts';
import {
  insertLink,
  type Selection,
  type TextEdit,
  toggleEmphasis,
  toggleList,
} from './edit-markdown.ts';
import { isFormatted } from './formatted-html.ts';
import styles from './MarkdownField.module.css';

/** A longer text in Markdown, with buttons and keys that write its marks, and a preview. */
export function MarkdownField({ initial = '', ...field }: ComponentProps<typeof TextareaField>) {
  const t = useTranslate();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [hasPreview, setPreview] = useState(false);
  const change: Change = (edit) => {
    if (area.current) applyEdit(area.current, edit(readSelection(area.current)));
  };
  const tools = listTools(t, change);
  const followKey = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return;
    const letter = latinLetter(event);
    const tool = tools.find(({ key }) => key !== undefined && key === letter);
    if (!tool) return;
    event.preventDefault();
    // Others mean something on the page.
    event.stopPropagation();
    tool.act();
  };
  return (
    <div className={styles.field}>
      <TextareaField
        {...field}
        ref={area}
        initial={initial}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={followKey}
        onPaste={pasteAsMarkdown}
        aside={
          <Toolbar.Root
            className={styles.tools}
            aria-label={`${t('calendar:Formatting')}: ${field.label}`}
          >
            {tools.map(({ key, icon, label, act }) => (
              <Toolbar.Button
                key={icon}
                render={<IconButton size="dense" icon={icon} label={label} />}
                aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
                onClick={act}
              />
            ))}
            <Toolbar.Button
              render={<Button size="dense" look="quiet" />}
              aria-expanded={hasPreview}
              aria-controls={hasPreview ? id : undefined}
              onClick={() => setPreview(!hasPreview)}
            >
              {t('calendar:Preview')}
            </Toolbar.Button>
          </Toolbar.Root>
        }
      />
      {hasPreview && (
        <section
          id={id}
          className={styles.preview}
          aria-label={`${t('calendar:Preview')}: ${field.label}`}
        >
          {text.trim() === '' ? (
            <p className={styles.note}>{t('calendar:Nothing to show yet.')}</p>
          ) : (
            <LateMarkdown text={text} />
          )}
        </section>
      )}
    </div>
  );
}

function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>) {
  const { clipboardData, currentTarget } = event;
  const html = clipboardData.getData('text/html');
  const plain = clipboardData.getData('text/plain');
  const link = pastedLink(plain.trim(), readSelection(currentTarget));
  if (!link && !isFormatted(html)) return;
  event.preventDefault();
  if (link) applyEdit(currentTarget, link);
  else void pasteFormatted(currentTarget, html, plain);
}

type Change = (edit: (selection: Selection) => TextEdit) => void;

interface Tool {
  /** Together with Control. */
  key?: string;
  icon: IconName;
  label: string;
  act: () => void;
}

function listTools(t: Translate, change: Change): Tool[] {
  return [
    {
      key: 'b',
      icon: 'bold',
      label: t('calendar:Bold'),
      act: () => change((selection) => toggleEmphasis(selection, '**')),
    },
    {
      key: 'i',
      icon: 'italic',
      label: t('calendar:Italic'),
      act: () => change((selection) => toggleEmphasis(selection, '*')),
    },
    { icon: 'list', label: t('calendar:Bulleted list'), act: () => change(toggleList) },
    {
      key: 'k',
      icon: 'link',
      label: t('calendar:Link'),
      act: () => change((selection) => insertLink(selection)),
    },
  ];
}

/** An address that is pasted over a text makes a link of it. */
function pastedLink(plain: string, selection: Selection): TextEdit | null {
  const { text, start, end } = selection;
  const isLinkable = start < end && !text.slice(start, end).includes('\n');
  const isAddress = /^https?:\/\/\S+$/.test(plain) && safeLinkAddress(plain) !== undefined;
  return isLinkable && isAddress ? insertLink(selection, plain) : null;
}

/** Loads the reader of HTML, which is large and seldom needed. Without it, the plain text is pasted. */
async function pasteFormatted(area: HTMLTextAreaElement, html: string, plain: string) {
  const reader = await import('#src/util/html-to-markdown.ts').catch(() => null);
  const insertion = reader?.htmlToMarkdown(html) ?? plain;
  const { start, end } = readSelection(area);
  const caret = start + insertion.length;
  const edit: TextEdit = { from: start, to: end, insertion, selection: [caret, caret] };
  // The reader may have gone on elsewhere meanwhile, and keeps the focus there.
  if (document.activeElement === area) applyEdit(area, edit);
  else replaceText(area, edit);
}

function readSelection({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { text: value, start: selectionStart, end: selectionEnd };
}

function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  // Deprecated, but the only way that lets the browser's own undo take it back.
  if (!document.execCommand?.('insertText', false, edit.insertion)) replaceText(area, edit);
  area.setSelectionRange(...edit.selection);
}

function replaceText(area: HTMLTextAreaElement, { from, to, insertion }: TextEdit): void {
  area.setRangeText(insertion, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
