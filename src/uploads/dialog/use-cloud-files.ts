import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '#src/api/errors.ts';
import { isPickerSource } from '../option-rules.ts';
import type { UploadList } from '../upload-list.ts';
import type { CloudPlace } from './CloudPicker.tsx';
import { type UploadTarget, useOwner } from './use-upload-list.ts';

/**
 * Files from cloud drives, if the hosting page enables any.
 * @param area begins with the button to focus after the picker.
 */
export function useCloudFiles(
  target: UploadTarget,
  list: UploadList,
  area: RefObject<HTMLElement | null>,
) {
  const owner = useOwner();
  const [place, setPlace] = useState<CloudPlace | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [error, setError] = useState<Failure | null>(null);
  const close = useCallback(
    (failure: Failure | null) => {
      // Move the focus immediately: it would be lost with the picker, and the button is not rendered yet.
      flushSync(() => {
        setPlace(null);
        setIsUploading(false);
        setError(failure);
      });
      area.current?.querySelector('button')?.focus();
    },
    [area],
  );
  const open = () => {
    setError(null);
    setPlace({
      ...target,
      owner,
      limits: { ...target.limits, maxFiles: list.room },
      onUploading: () => setIsUploading(true),
      onDone: ({ stored, failed }) => {
        list.addUploaded(stored, failed);
        close(null);
      },
    });
  };
  return {
    /** Without a known source, the picker would offer its default ones. */
    isOffered: (target.provider.cloudSources ?? []).some(isPickerSource) && list.room > 0,
    /** Where chosen files go; null unless the picker is open. */
    place,
    isUploading,
    /** Why the picker failed to open. */
    error,
    open,
    close,
  };
}
