import { useEffect, useId, useState } from 'react';
import { Failure } from '#src/api/errors.ts';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { type CloudPickerRequest, openCloudPicker } from '../cloud-picker.ts';
import styles from './CloudPicker.module.css';

/** Everything in a request except what the component itself knows. Must be the same object on each render. */
export type CloudPlace = Omit<CloudPickerRequest, 'container' | 'signal' | 'language' | 'onCancel'>;

interface CloudPickerProps {
  place: CloudPlace;
  /** The user prefers files on the device, or the picker failed to open. */
  onClose: (error: Failure | null) => void;
}

/** The upload provider's own picker, embedded in the dialog. */
export function CloudPicker({ place, onClose }: CloudPickerProps) {
  const t = useTranslate();
  const { language } = useShownTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // The SDK opens its picker in an element of the document, which it finds by its id.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    openCloudPicker({
      ...place,
      container: id,
      language,
      signal,
      onCancel: () => onClose(null),
    }).then(
      () => setIsOpen(true),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof Failure)) throw error;
        onClose(error);
      },
    );
    return () => controller.abort();
  }, [place, language, id, onClose]);

  return (
    <div className={styles.picker}>
      {!isOpen && <Skeleton shape="lines" label={t('common:Loading')} />}
      <div id={id} className={styles.place} />
      <div>
        <Button ref={focus} onClick={() => onClose(null)}>
          {t('uploads:Choose from this device instead')}
        </Button>
      </div>
    </div>
  );
}

/** The button that opened it is gone. */
function focus(button: HTMLElement | null): void {
  button?.focus();
}
