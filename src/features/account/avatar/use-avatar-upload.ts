import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { setAvatar } from '#generated/app/fetchers.ts';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { useAction } from '#src/actions/use-action.ts';
import { RequestError } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { statusAtom } from '#src/status/status.ts';
import { useOwner } from '#src/uploads/dialog/use-upload-list.ts';
import { avatarLimits } from '#src/uploads/limits.ts';
import { avatarPolicy } from '#src/uploads/policy-sources.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import type { UploadProgress } from '#src/uploads/transfer-speed.ts';
import { UploadError } from '#src/uploads/upload-error.ts';
import { uploadFile } from '#src/uploads/upload-file.ts';
import type { UploadedFile } from '#src/uploads/uploaded-file.ts';

/** Uploads a picture and makes it the user's avatar, then reloads the page (product specification, section 4). */
export function useAvatarUpload(provider: ProviderSettings, onSaved: () => void) {
  const owner = useOwner();
  const show = useSetAtom(statusAtom);
  const reload = useSetAtom(reloadPageAtom);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController>(null);
  // Neither set the picture nor reload after the page was left.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (text: Message, picture: File) =>
    show({
      type: 'error',
      text,
      action: { label: message('common:Try again'), run: () => void start(picture) },
    });
  const save = useAction({
    call: ({ stored }: { stored: UploadedFile; picture: File }, options) =>
      setAvatar({ body: avatarOf(stored) }, options),
    onSuccess: () => {
      onSaved();
      reload();
    },
    onFailure: (error, { input }) => fail(error.text, input.picture),
    revalidate: false,
  });

  const start = async (picture: File) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ bytes: 0, total: picture.size, bytesPerSecond: null, secondsLeft: null });
    try {
      const stored = await uploadFile(picture, {
        provider,
        policy: avatarPolicy,
        owner,
        limits: avatarLimits,
        signal: controller.signal,
        onProgress: setProgress,
      }).done;
      save.run({ stored, picture });
    } catch (error) {
      if (error instanceof RequestError) show(failureAlert(error));
      else if (!(error instanceof UploadError)) throw error;
      else if (error.kind !== 'canceled') fail(error.text, picture);
    } finally {
      setProgress(null);
    }
  };

  return {
    start: (picture: File) => void start(picture),
    cancel: () => running.current?.abort(),
    /** Null while no upload is running. */
    progress,
    pending: progress !== null || save.pending,
  };
}

/** The provider's data about the picture, with its name and type under both of their names. */
function avatarOf(stored: UploadedFile) {
  const { name, type, ...others } = stored;
  const mimetype = type === 'image/png' ? 'image/png' : 'image/jpeg';
  return { ...others, name, type, filename: name, mimetype } as const;
}
