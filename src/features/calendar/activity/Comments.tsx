import { useState } from 'react';
import { createCommentLimits } from '#generated/calendar/limits.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { DraftForm } from '#src/ui/form/DraftForm.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { Markdown } from '#src/ui/markdown/Markdown.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import { CommentItem } from './CommentItem.tsx';
import styles from './Entry.module.css';
import type { EventPlace } from './event-place.ts';
import { type Comment, useComments } from './use-comments.ts';
import { useEntryRemoval } from './use-entry-removal.ts';

interface CommentsProps {
  place: EventPlace;
  /** As the server knows them. */
  read: readonly Comment[];
}

/** The comments on an event, and the form of another one for those who may write. */
export function Comments({ place, read }: CommentsProps) {
  const { calendar, event } = place;
  const t = useTranslate();
  const { entries: comments, setEntries, pendingBodies, add, remove } = useComments(place, read);
  const { area, begin, removal, dialog } = useEntryRemoval(remove);
  const [isOffered] = useState(event.rights.comment);
  const isAdministrator = roleHas(calendar.configuration.access.role, 'administer');
  return (
    <div ref={area} className={styles.area} tabIndex={-1}>
      <UnmarkedList className={styles.list} aria-label={t('calendar:Comments')}>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            place={place}
            comment={comment}
            mayDelete={event.rights.comment && (comment.is_own || isAdministrator)}
            onChange={(changedComment) =>
              setEntries((list) =>
                list.map((listedComment) =>
                  listedComment.id === changedComment.id ? changedComment : listedComment,
                ),
              )
            }
            onDelete={(button) => begin(comment, button)}
          />
        ))}
        {pendingBodies.map(({ message }) => (
          <li key={message} className={styles.entry} aria-busy="true">
            <Markdown text={message} headingLevel={4} />
          </li>
        ))}
      </UnmarkedList>
      {comments.length + pendingBodies.length === 0 && (
        <p className={styles.note}>{t('calendar:Nobody has commented yet.')}</p>
      )}
      {(isOffered || event.rights.comment) && <CommentForm place={place} add={add} />}
      <ConfirmDialog
        question={
          removal && {
            title: t('calendar:Delete the comment of %author%?', { author: removal.author }),
            effect: t('calendar:It cannot be brought back.'),
            act: t('calendar:Delete'),
            tone: 'danger',
          }
        }
        {...dialog}
      />
    </div>
  );
}

interface CommentFormProps {
  place: EventPlace;
  add: ReturnType<typeof useComments>['add'];
}

/** Shows the form for a comment. Typed text stays when the right to comment ends. */
function CommentForm({ place: { calendar, event }, add }: CommentFormProps) {
  const t = useTranslate();
  const mayComment = event.rights.comment;
  return (
    <DraftForm
      draft={`comment ${event.id}`}
      keepsDraft={keepsDrafts(calendar)}
      initial={{ message: '' }}
      limits={createCommentLimits}
      pending={add.pending}
      error={add.error}
      onSubmit={(body, form) => add.run({ body, form })}
    >
      {(field, _, isTyped) => (
        <>
          <div className={styles.area} hidden={!mayComment && !isTyped}>
            <TextareaField
              {...field('message')}
              label={t('calendar:Your comment')}
              rows={2}
              required
            />
            <div className={styles.actions}>
              <Button
                size="dense"
                type="submit"
                pending={add.pending || !mayComment}
                busy={add.pending}
              >
                {t('calendar:Add comment')}
              </Button>
            </div>
          </div>
          <p className={styles.note} role="status">
            {!mayComment && t('calendar:You may no longer comment on this event.')}
          </p>
        </>
      )}
    </DraftForm>
  );
}
