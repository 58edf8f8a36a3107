import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import styles from './FileChooser.module.css';
import { useHasCamera } from './use-has-camera.ts';

interface FileChooserProps {
  /** Media types and file extensions, as in an input's `accept`. Dropped and pasted files may be of others. */
  accept?: string | undefined;
  multiple: boolean;
  /** The limits, in a muted line. */
  hint: string;
  onFiles: (files: readonly File[]) => void;
  /** Other sources to choose from. */
  children?: ReactNode;
}

/** Accepts files from drag and drop, the clipboard, the file dialog, or the camera. */
export function FileChooser(props: FileChooserProps) {
  const { accept, multiple, hint, onFiles, children } = props;
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const takesPictures = accept === undefined || accept.includes('image/');
  const hasCamera = useHasCamera() && takesPictures;
  const { isOver, ...drop } = useDrop(onFiles);
  useDocumentEvent('paste', true, ({ clipboardData }) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Reset it, so that the same file can be chosen again.
    currentTarget.value = '';
  };

  return (
    <div className={classNames(styles.zone, isOver && styles.over)} {...drop}>
      <span className={styles.icon}>
        <Icon name="upload" size={20} />
      </span>
      <p>
        {multiple ? t('uploads:Drop or paste files here') : t('uploads:Drop or paste a file here')}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => input.current?.click()}>
          {multiple ? t('uploads:Choose files') : t('uploads:Choose a file')}
        </Button>
        {hasCamera && (
          <Button onClick={() => camera.current?.click()}>{t('uploads:Take a photo')}</Button>
        )}
        {children}
      </div>
      <p className={styles.hint}>{hint}</p>
      <input ref={input} type="file" hidden accept={accept} multiple={multiple} onChange={take} />
      {hasCamera && (
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          onChange={take}
        />
      )}
    </div>
  );
}

function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    // Otherwise, the browser would open the dropped file.
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
}
