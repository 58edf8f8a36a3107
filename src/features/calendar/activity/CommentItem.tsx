import { updateComment } from '#generated/calendar/fetchers.ts';
import { updateCommentLimits } from '#generated/calendar/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message as messageKey } from '#src/i18n/message.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { Markdown } from '#src/ui/markdown/Markdown.tsx';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import styles from './Entry.module.css';
import { EntryForm } from './EntryForm.tsx';
import { type EventPlace, eventPath } from './event-place.ts';
import { type Comment, type CommentBody, listAllComments } from './use-comments.ts';
import { useEntryEdit } from './use-entry-edit.ts';

interface CommentItemProps {
  place: EventPlace;
  comment: Comment;
  mayDelete: boolean;
  onChange: (changedComment: Comment) => void;
  /** Called with the button, which disappears. */
  onDelete: (button: HTMLElement) => void;
}

/** A comment, which its author can edit in its place. */
export function CommentItem({ place, comment, mayDelete, onChange, onDelete }: CommentItemProps) {
  const t = useTranslate();
  const { author, message, created_at, updated_at } = comment;
  const path = { ...eventPath(place), commentId: comment.id };
  const mayComment = place.event.rights.comment;
  const { item, isEditing, edit, saving, ...form } = useEntryEdit(
    {
      change: (body: CommentBody, options) => updateComment({ path, body }, options),
      id: comment.id,
      list: (options) => listAllComments(place, options),
      isSaved: (savedComment, body) => savedComment.message === body.message,
      before: { message },
      changed: () => messageKey('calendar:Your comment has been changed.'),
    },
    onChange,
  );
  const writeByline = (time: string) =>
    updated_at === null
      ? t('calendar:%author%, %time%', { author, time })
      : t('calendar:%author%, %time%, edited', { author, time });
  return (
    <li ref={item} className={styles.entry} aria-busy={form.pending}>
      <div className={styles.head}>
        <span className={styles.line}>
          <RelativeTime at={created_at} text={writeByline} />
        </span>
        {!isEditing && (
          <span className={styles.actions}>
            {comment.is_own && mayComment && (
              <Button
                size="dense"
                look="link"
                aria-label={t('calendar:Edit the comment “%text%”', { text: message })}
                onClick={edit}
              >
                {t('calendar:Edit')}
              </Button>
            )}
            {mayDelete && (
              <Button
                size="dense"
                look="link"
                aria-label={t('calendar:Delete the comment “%text%”', { text: message })}
                onClick={({ currentTarget }) => onDelete(currentTarget)}
              >
                {t('calendar:Delete')}
              </Button>
            )}
          </span>
        )}
      </div>
      {isEditing ? (
        <EntryForm
          draft={`comment ${place.event.id} ${comment.id}`}
          keepsDraft={keepsDrafts(place.calendar)}
          initial={{ message }}
          limits={updateCommentLimits}
          closed={mayComment ? '' : t('calendar:You may no longer comment on this event.')}
          pending={form.pending}
          error={form.error}
          onSubmit={form.save}
          onCancel={form.leave}
        >
          {(field) => (
            <TextareaField
              {...field('message')}
              label={t('calendar:Your comment')}
              labelHidden
              rows={3}
              required
            />
          )}
        </EntryForm>
      ) : (
        <Markdown text={saving?.message ?? message} headingLevel={4} />
      )}
    </li>
  );
}
