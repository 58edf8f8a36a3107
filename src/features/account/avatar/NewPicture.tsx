import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type Message, messageText } from '#src/i18n/message.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { usePart } from '#src/ui/use-part.ts';
import { FileChooser } from '#src/uploads/dialog/FileChooser.tsx';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import { avatarSourceMaxSize } from '#src/uploads/limits.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import { UploadError } from '#src/uploads/upload-error.ts';
import { type ChosenPicture, chosenPicture } from './chosen-picture.ts';
import styles from './NewPicture.module.css';

/** Lets the user choose a picture, crop it and save it. */
export function NewPicture({ provider }: { provider: ProviderSettings }) {
  const t = useTranslate();
  const id = useId();
  const { size } = useTransferTexts();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [refusal, setRefusal] = useState<Message | null>(null);
  const drop = () => setChosen(null);
  const editor = usePart(loadEditor, chosen !== null, drop);
  const latest = useRef<File>(null);

  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    latest.current = file;
    try {
      const picture = await chosenPicture(file);
      // Large pictures take long to read, so another file may have been chosen since.
      if (latest.current !== file) return picture.bitmap.close();
      setChosen(picture);
      setRefusal(null);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      if (latest.current === file) setRefusal(error.text);
    }
  };

  if (!chosen) {
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
            {messageText(t, refusal)}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <UnsavedForm id={id} />
      {editor ? (
        <editor.PictureEditor
          picture={chosen}
          provider={provider}
          onCancel={drop}
          // Immediately, or the guard would ask before the page reloads.
          onSaved={() => flushSync(drop)}
        />
      ) : (
        <Skeleton shape="card" label={t('common:Loading')} />
      )}
    </>
  );
}

function loadEditor() {
  return import('./PictureEditor.tsx');
}
