import { Suspense, use, useRef, useState } from 'react';
import { useAction } from '#src/actions/use-action.ts';
import { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { shownFileName } from '#src/util/file-names.ts';
import { saveFile } from '#src/util/save-file.ts';
import type { FileFacts, StoredFiles } from '../stored-files.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import styles from './FileDetails.module.css';
import { FileFailure } from './FileFailure.tsx';
import { useTransferTexts } from './use-transfer-texts.ts';

/** A file's data, or why it is unavailable. */
export type ShownFile = { facts: FileFacts } | { error: Failure };

/** Loads a file's data, and its preview into the element with that id. */
export function showFile(
  files: StoredFiles,
  { handle, name }: UploadedFile,
  previewId: string,
): Promise<ShownFile> {
  return files.show(handle, previewId, name).then(
    (facts) => ({ facts }),
    (error: unknown) => {
      if (error instanceof Failure) return { error };
      throw error;
    },
  );
}

interface FileDetailsProps {
  id: string;
  previewId: string;
  shown: Promise<ShownFile>;
  stored: UploadedFile;
  files: StoredFiles;
  onRetry: () => void;
  /** Receives the control that had the focus. */
  onDeleted: (button: HTMLElement) => void;
}

/** An uploaded file with its state and actions. */
export function FileDetails(props: FileDetailsProps) {
  const { id, previewId, shown, stored, files, onRetry, onDeleted } = props;
  const t = useTranslate();
  const { handle } = stored;
  const name = shownFileName(stored.name);
  const deletion = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const download = useAction({
    call: (_: undefined) => files.content(handle),
    onSuccess: (content) => saveFile(content, stored.name),
    revalidate: false,
  });
  const remove = useAction({
    call: (_: undefined) => files.remove(handle),
    onSuccess: () => {
      if (deletion.current) onDeleted(deletion.current);
    },
    revalidate: false,
  });
  const error = remove.error ?? download.error;

  return (
    <section
      id={id}
      className={styles.details}
      aria-label={t('uploads:Details of %name%', { name })}
    >
      <Suspense fallback={<Skeleton shape="lines" label={t('common:Loading')} />}>
        <Facts shown={shown} onRetry={onRetry} />
      </Suspense>
      <div id={previewId} className={styles.preview} />
      {error && <FileFailure error={error} />}
      <Row>
        <Button
          size="dense"
          pending={download.pending}
          aria-label={t('uploads:Download %name%', { name })}
          onClick={() => download.run(undefined)}
        >
          {t('uploads:Download')}
        </Button>
        <Button
          ref={deletion}
          size="dense"
          pending={remove.pending}
          aria-label={t('uploads:Delete %name%…', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('uploads:Delete…')}
        </Button>
      </Row>
      <ConfirmDialog
        question={
          isAsking
            ? {
                title: t('uploads:Delete %name%?', { name }),
                effect: t(
                  'uploads:The uploaded file is deleted for everybody and cannot be restored.',
                ),
                act: t('uploads:Delete'),
                tone: 'danger',
              }
            : null
        }
        onConfirm={() => {
          setIsAsking(false);
          remove.run(undefined);
        }}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}

function Facts({ shown, onRetry }: Pick<FileDetailsProps, 'shown' | 'onRetry'>) {
  const t = useTranslate();
  const outcome = use(shown);
  const texts = useTransferTexts();
  const formats = useFormats();
  if ('error' in outcome) {
    return (
      <Row>
        <FileFailure error={outcome.error} />
        <Button size="dense" onClick={onRetry}>
          {t('uploads:Retry')}
        </Button>
      </Row>
    );
  }
  const { type, size, dimensions, uploadedAt } = outcome.facts;
  const pixels = dimensions && {
    width: formats.number(dimensions.width),
    height: formats.number(dimensions.height),
  };
  const items = [
    { name: t('uploads:Type'), value: type },
    { name: t('uploads:Size'), value: size === null ? null : texts.size(size) },
    {
      name: t('uploads:Dimensions'),
      value: pixels && t('uploads:%width% × %height% pixels', pixels),
    },
    { name: t('uploads:Uploaded on'), value: uploadedAt && formats.exact(uploadedAt) },
  ];
  return <DescriptionList items={items.filter(({ value }) => value !== null)} />;
}
