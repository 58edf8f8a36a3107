import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { type ActionOptions, useAction } from '#src/actions/use-action.ts';
import type { Message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';

/** The result of creating backup codes; null for codes that were lost with the answer. */
type NewCodes = { codes: readonly string[] | null };

interface NewCodesOptions
  extends Required<Pick<ActionOptions<string, NewCodes>, 'call' | 'verify'>> {
  /** Says that the codes were made but did not arrive. */
  lost: Message;
  onClose: () => void;
}

/** Makes backup codes with a code of the app. They are shown only once, so those of a lost answer are lost with it. */
export function useNewCodes({ call, verify, lost, onClose }: NewCodesOptions) {
  const showStatus = useSetAtom(statusAtom);
  const revalidate = useSetAtom(revalidateAtom);
  const [codes, setCodes] = useState<readonly string[]>();
  const making = useAction<string, NewCodes>({
    call,
    verify,
    onSuccess: (data) => {
      if (data.codes) return setCodes(data.codes);
      onClose();
      showStatus({ type: 'info', text: lost, keep: true });
      void revalidate();
    },
    // Only once the codes are saved: an error page after a failed reload would replace them.
    revalidate: false,
  });
  return { codes, making, revalidate };
}
