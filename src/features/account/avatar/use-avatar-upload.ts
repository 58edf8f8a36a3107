import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { getProfile } from '#generated/app/account/fetchers.ts';
import { setAvatar } from '#generated/app/uploads/fetchers.ts';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { useAction } from '#src/actions/use-action.ts';
import { retryAction } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { RequestError } from '#src/api/errors.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { statusAtom } from '#src/status/status.ts';
import { useOwner } from '#src/uploads/dialog/use-upload-list.ts';
import { avatarLimits } from '#src/uploads/limits.ts';
import { avatarPolicy } from '#src/uploads/policy-sources.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import type { UploadProgress } from '#src/uploads/transfer-speed.ts';
import { uploadFile } from '#src/uploads/upload-file.ts';
import type { UploadedFile } from '#src/uploads/uploaded-file.ts';
import { cutPicture, type Square } from './cut-picture.ts';
import type { SourcePicture } from './source-picture.ts';

interface AvatarUploadOptions {
  picture: SourcePicture;
  provider: ProviderSettings;
  onSaved: () => void;
}

/**
 * Uploads a square of a picture and makes it the user's avatar, then reloads the page (product specification, section
 * 4).
 */
export function useAvatarUpload({ picture, provider, onSaved }: AvatarUploadOptions) {
  const user = useAtomValue(currentUserAtom);
  const owner = useOwner();
  const show = useSetAtom(statusAtom);
  const reload = useSetAtom(reloadPageAtom);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  // By square: after a failed save, another try does not upload it again.
  const [uploads] = useState(() => new Map<string, UploadedFile>());

  const upload = async (square: Square, signal: AbortSignal): Promise<UploadedFile> => {
    const file = await cutPicture(picture, square);
    setProgress({ bytes: 0, total: file.size, bytesPerSecond: null, secondsLeft: null });
    try {
      const request = { provider, policy: avatarPolicy, owner, limits: avatarLimits };
      return await uploadFile(file, { ...request, signal, onProgress: setProgress }).done;
    } finally {
      setProgress(null);
    }
  };
  const save = useAction({
    call: async (square: Square, options) => {
      const file = uploads.get(createKey(square)) ?? (await upload(square, options.signal));
      uploads.set(createKey(square), file);
      return setAvatar({ body: avatarBody(file) }, options);
    },
    verify: verifyBy(getProfile, (data) =>
      data.avatar_url === user?.avatar_url ? null : { data },
    ),
    onSuccess: () => {
      onSaved();
      reload();
    },
    onFailure: (error, failedRun) => {
      const hasNoPolicy = error instanceof RequestError && !uploads.has(createKey(failedRun.input));
      const action = retryAction(failedRun);
      if (hasNoPolicy) show({ ...failureAlert(error), ...(error.isUnexpected && { action }) });
      else show({ type: 'error', text: error.text, blockedUntil: error.blockedUntil, action });
    },
    revalidate: false,
  });

  return {
    save: save.run,
    cancel: save.cancel,
    /** Null while no upload is running. */
    progress,
    pending: save.pending,
  };
}

function createKey({ x, y, width, turns }: Square): string {
  return [x, y, width, turns].join();
}

/** The provider's data about the picture, with its name and type under both of their names. */
function avatarBody(storedFile: UploadedFile) {
  const { name, type, ...others } = storedFile;
  const mimetype = type === 'image/png' ? 'image/png' : 'image/jpeg';
  return { ...others, name, type, filename: name, mimetype } as const;
}
