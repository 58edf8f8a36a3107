import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import type { UploadLimits } from '../limits.ts';
import type { FilePlace } from '../policy-sources.ts';
import type { ProviderSettings } from '../sdk.ts';
import { storedFiles } from '../stored-files.ts';
import { isActive, type UploadRow } from '../upload-list.ts';
import type { UploadedFile } from '../uploaded-file.ts';
import { CloudPicker } from './CloudPicker.tsx';
import { FileChooser } from './FileChooser.tsx';
import { FileFailure } from './FileFailure.tsx';
import styles from './UploadDialog.module.css';
import { UploadItem } from './UploadItem.tsx';
import { UploadSummary } from './UploadSummary.tsx';
import { useCloudFiles } from './use-cloud-files.ts';
import { useLimitText } from './use-limit-text.ts';
import { useUploadList } from './use-upload-list.ts';

export interface UploadDialogProps {
  title: string;
  /** The purpose of the files. */
  intro?: ReactNode;
  place: FilePlace;
  limits: UploadLimits;
  /** The selectable media types and file extensions. */
  accept?: string;
  /** Called before the dialog closes, with the files that were uploaded and not deleted since. */
  onUploaded?: (files: readonly UploadedFile[]) => void;
  onClose: () => void;
}

/** Uploads files to one place. Callers load it on demand, and only show it if the hosting page names a provider. */
export function UploadDialog(props: UploadDialogProps) {
  const { upload } = useAtomValue(settingsAtom);
  return upload ? <OpenDialog {...props} provider={upload} /> : null;
}

function OpenDialog(props: UploadDialogProps & { provider: ProviderSettings }) {
  const { title, intro, place, limits, accept, provider } = props;
  const t = useTranslate();
  const id = useId();
  const target = { provider, policy: place, limits, accept };
  const [list, rows] = useUploadList(target);
  const content = useRef<HTMLDivElement>(null);
  const cloud = useCloudFiles(target, list, content);
  const [leftOut, setLeftOut] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const hint = useLimitText(limits);
  const policyError = findPolicyError(rows);
  const isUploading = cloud.isUploading || rows.some(isActive);
  const close = () => {
    props.onUploaded?.(rows.flatMap(({ state }) => (state.phase === 'done' ? state.stored : [])));
    props.onClose();
  };
  const stop = useStopQuestion();

  return (
    <Dialog
      open
      width="wide"
      title={title}
      intro={intro}
      onClose={() => (isUploading ? setIsAsking(true) : close())}
    >
      <Stack ref={content}>
        {cloud.place ? (
          <CloudPicker place={cloud.place} onClose={cloud.close} />
        ) : (
          <FileChooser
            accept={accept}
            multiple={limits.maxFiles > 1}
            hint={hint}
            onFiles={(chosenFiles) => setLeftOut(list.add(chosenFiles))}
          >
            {cloud.isOffered && (
              <Button onClick={cloud.open}>{t('uploads:From a cloud drive…')}</Button>
            )}
          </FileChooser>
        )}
        {cloud.error && <FileFailure error={cloud.error} />}
        {leftOut > 0 && (
          <Problem>
            {t('uploads:%max% files at a time: %count% files were left out.', {
              max: limits.maxFiles,
              count: leftOut,
            })}
          </Problem>
        )}
        {policyError && <FileFailure error={policyError} />}
        <Rows list={list} rows={rows} content={content} provider={provider} place={place} />
        {rows.length > 0 && (
          <DialogActions>
            {isUploading ? (
              <Button onClick={() => setIsAsking(true)}>{t('uploads:Stop uploading')}</Button>
            ) : (
              <Button look="primary" onClick={close}>
                {t('uploads:Done')}
              </Button>
            )}
          </DialogActions>
        )}
      </Stack>
      {isUploading && <UnsavedForm id={id} question={stop} lostWith="address" />}
      <ConfirmDialog
        question={isAsking && isUploading ? stop : null}
        onConfirm={() => {
          // Immediately, or the guard would ask again when the address changes.
          flushSync(() => list.cancelAll());
          close();
        }}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}

function useStopQuestion() {
  const t = useTranslate();
  return {
    title: t('uploads:Stop uploading?'),
    effect: t('uploads:Files that are not complete yet will not be uploaded.'),
    act: t('uploads:Stop uploading'),
    tone: 'danger',
  } as const;
}

/** Why the policy could not be loaded; the same for all files that wait for it. */
function findPolicyError(rows: readonly UploadRow[]): RequestError | undefined {
  return rows
    .map(({ state }) => state.phase === 'failed' && state.error)
    .find((error) => error instanceof RequestError);
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}

interface RowsProps {
  list: ReturnType<typeof useUploadList>[0];
  rows: readonly UploadRow[];
  /** The dialog's content, which keeps the focus when a row disappears. */
  content: RefObject<HTMLDivElement | null>;
  provider: ProviderSettings;
  place: FilePlace;
}

/** The files, and a summary of how far they are. */
function Rows({ list, rows, content, provider, place }: RowsProps) {
  const t = useTranslate();
  const [files] = useState(() => storedFiles(provider, place));
  const [deletionNotice, setDeletionNotice] = useState('');
  const focusPlace = useFocusPlace(content);
  const takeOff = ({ id: rowId }: UploadRow, button: HTMLElement) => {
    focusPlace.remember(button);
    // The button disappears with its row, so the focus moves to the one in its place.
    flushSync(() => list.remove(rowId));
    focusPlace.find()?.focus();
  };
  return (
    <>
      {rows.length > 0 && (
        <UnmarkedList aria-label={t('uploads:Files')}>
          {rows.map((row) => (
            <UploadItem
              key={row.id}
              row={row}
              list={list}
              files={files}
              onRemove={(button) => takeOff(row, button)}
              onDeleted={(button) => {
                setDeletionNotice(row.name);
                takeOff(row, button);
              }}
            />
          ))}
        </UnmarkedList>
      )}
      <UploadSummary rows={rows} deleted={deletionNotice} />
    </>
  );
}
