import { updateComment } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useDraftAction } from '#src/actions/use-draft-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { CallOptions } from '#src/api/call.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import type { DraftHandle } from '#src/ui/form/DraftForm.tsx';
import { type EventPlace, eventPath } from './event-place.ts';
import type { Comment, CommentBody } from './use-comments.ts';
import { useSuccessStatus } from './use-entries.ts';

/** Edits a comment. @param onChange is called with what the server has made of it. */
export function useCommentEdit(
  place: EventPlace,
  comment: Comment,
  onChange: (changed: Comment) => void,
) {
  const t = useTranslate();
  const announce = useSuccessStatus();
  const path = { ...eventPath(place), commentId: comment.id };
  const change = (body: CommentBody, options: CallOptions) =>
    updateComment({ path, body }, options);
  const undo = useAction({
    call: change,
    onSuccess: (changed) => {
      onChange(changed);
      announce(message('calendar:Undone'));
    },
    onFailure: useShowFailure(() => t('calendar:The change has not been undone.')),
    revalidate: false,
    whenLeft: 'finish',
  });
  const { message: before } = comment;
  return useDraftAction({
    call: ({ body }: { body: CommentBody; form: DraftHandle }, options) => change(body, options),
    onSuccess: (changed) => {
      onChange(changed);
      announce(message('calendar:Your comment has been changed.'), () =>
        undo.run({ message: before }),
      );
    },
  });
}
