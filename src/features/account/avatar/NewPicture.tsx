import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message, messageText } from '#src/i18n/message.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { FileChooser } from '#src/uploads/dialog/FileChooser.tsx';
import { UploadReason } from '#src/uploads/dialog/UploadReason.tsx';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import { avatarSourceMaxSize } from '#src/uploads/limits.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import { UploadError } from '#src/uploads/upload-error.ts';
import styles from './NewPicture.module.css';
import { readPicture, type SourcePicture } from './source-picture.ts';

const PictureEditor = lazyPart(() => import('./PictureEditor.tsx'), 'PictureEditor');

interface NewPictureProps {
  provider: ProviderSettings;
  /** Called when cropping of a chosen picture begins and ends. */
  onEdit: (isEditing: boolean) => void;
}

/** Lets the user choose a picture, crop it and save it. */
export function NewPicture({ provider, onEdit }: NewPictureProps) {
  const t = useTranslate();
  const id = useId();
  const { size } = useTransferTexts();
  const [picture, setPicture] = useState<SourcePicture | null>(null);
  const [refusal, setRefusal] = useState<Message | UploadError | null>(null);
  const drop = () => {
    picture?.bitmap.close();
    setPicture(null);
    onEdit(false);
  };
  const latest = useRef<File>(null);

  const choose = async ([file, ...otherFiles]: readonly File[]) => {
    if (!file) return;
    if (otherFiles.length > 0)
      return setRefusal(message('account:Please choose only one picture.'));
    latest.current = file;
    try {
      const picture = await readPicture(file);
      // Large pictures take long to read, so another file may have been chosen since.
      if (latest.current !== file) return picture.bitmap.close();
      setPicture(picture);
      onEdit(true);
      setRefusal(null);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      if (latest.current === file) setRefusal(error);
    }
  };

  if (!picture) {
    return (
      <>
        <FileChooser
          accept="image/png,image/jpeg"
          multiple={false}
          hint={t('account:JPG or PNG, up to %size%', { size: size(avatarSourceMaxSize) })}
          onFiles={(files) => void choose(files)}
        />
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {refusal instanceof UploadError ? (
              <UploadReason error={refusal} />
            ) : (
              messageText(t, refusal)
            )}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <UnsavedForm id={id} />
      <PictureEditor
        picture={picture}
        provider={provider}
        onCancel={drop}
        // Immediately, or the guard would ask before the page reloads.
        onSaved={() => flushSync(drop)}
        fallback={<Skeleton shape="card" label={t('common:Loading')} />}
      />
    </>
  );
}
