import { useId, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { StoredFiles } from '../stored-files.ts';
import { UploadError } from '../upload-error.ts';
import { isActive, type UploadList, type UploadRow } from '../upload-list.ts';
import { FileDetails, type ShownFile, showFile } from './FileDetails.tsx';
import { FilePreview } from './FilePreview.tsx';
import styles from './UploadItem.module.css';
import { UploadReason } from './UploadReason.tsx';
import { useTransferTexts } from './use-transfer-texts.ts';

interface UploadItemProps {
  row: UploadRow;
  list: UploadList;
  files: StoredFiles;
  /** Removes the row, which contains the focused control. */
  onRemove: (button: HTMLElement) => void;
  onDeleted: (button: HTMLElement) => void;
}

/** A chosen file with its progress, its error and its actions. */
export function UploadItem({ row, list, files, onRemove, onDeleted }: UploadItemProps) {
  const t = useTranslate();
  const detailsId = useId();
  const previewId = useId();
  const [shownFile, setShownFile] = useState<Promise<ShownFile> | null>(null);
  const { id, name, file, state } = row;
  const storedFile = state.phase === 'done' ? state.stored : null;
  return (
    <li className={styles.item}>
      <FilePreview file={file} />
      <div className={styles.words}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <ItemState row={row} />
      </div>
      <div className={styles.actions}>
        {state.phase === 'uploading' && row.canPause && (
          <IconButton
            icon={state.isPaused ? 'play' : 'pause'}
            label={
              state.isPaused
                ? t('uploads:Resume %name%', { name })
                : t('uploads:Pause %name%', { name })
            }
            size="dense"
            onClick={() => (state.isPaused ? list.resume(id) : list.pause(id))}
          />
        )}
        {storedFile && (
          <IconButton
            icon="info"
            label={t('uploads:Details of %name%', { name })}
            size="dense"
            aria-expanded={shownFile !== null}
            aria-controls={detailsId}
            onClick={() =>
              setShownFile(shownFile !== null ? null : showFile(files, storedFile, previewId))
            }
          />
        )}
        {list.canRetry(row) && (
          <Button
            size="dense"
            aria-label={t('uploads:Retry %name%', { name })}
            onClick={() => list.retry(id)}
          >
            {t('uploads:Retry')}
          </Button>
        )}
        {/* One button for all states, so that it keeps the focus when an upload ends. */}
        <IconButton
          icon="close"
          label={
            isActive(row)
              ? t('uploads:Cancel %name%', { name })
              : t('uploads:Take %name% off the list', { name })
          }
          size="dense"
          onClick={({ detail, currentTarget }) => {
            if (isActive(row)) list.cancel(id);
            // The second click of a double click meant to cancel, too.
            else if (detail < 2) onRemove(currentTarget);
          }}
        />
      </div>
      {storedFile && shownFile && (
        <FileDetails
          id={detailsId}
          previewId={previewId}
          shown={shownFile}
          stored={storedFile}
          files={files}
          onRetry={() => setShownFile(showFile(files, storedFile, previewId))}
          onDeleted={onDeleted}
        />
      )}
    </li>
  );
}

function ItemState({ row: { name, state } }: { row: UploadRow }) {
  const t = useTranslate();
  const texts = useTransferTexts();
  switch (state.phase) {
    case 'waiting':
      return <p className={styles.fact}>{t('uploads:Waiting')}</p>;
    case 'uploading': {
      const { progress, isPaused } = state;
      return (
        <Progress
          label={t('uploads:Uploading %name%', { name })}
          labelHidden
          value={progress.bytes === 0 ? undefined : progress.bytes / progress.total}
          text={isPaused ? t('uploads:Paused') : texts.progress(progress)}
        />
      );
    }
    case 'done':
      return (
        <p className={styles.done}>
          <Icon name="check" />
          {t('uploads:Uploaded')} · {texts.size(state.stored.size)}
        </p>
      );
    case 'failed':
      return (
        <p className={styles.error}>
          {/* A missing policy is reported once for all files, above them. */}
          {state.error instanceof UploadError ? (
            <UploadReason error={state.error} />
          ) : (
            t('uploads:Not uploaded')
          )}
        </p>
      );
    case 'canceled':
      return <p className={styles.fact}>{t('uploads:Canceled')}</p>;
  }
}
