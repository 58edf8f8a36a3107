import type { ReactNode } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { moveChanges } from '#src/calendar/model/move-event.ts';
import { originalTimes } from '#src/calendar/model/original-times.ts';
import { useMinutesUntil } from '#src/calendar/store/use-now.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useCommands } from '../commands/commands-context.ts';
import { originalText } from '../event/original-text.ts';
import styles from './CardActions.module.css';
import type { CardProps } from './card-props.ts';
import { useCardKeys } from './use-card-keys.ts';

interface CardActionsProps
  extends Pick<CardProps, 'formats' | 'intents' | 'onDuplicate' | 'onEdit'> {
  span: EventSpan;
  /** Leads to where the visitor can sign up; absent while they cannot. */
  onSignUp?: () => void;
  /** Other actions for the event. */
  children?: ReactNode;
}

/** Shows the visitor's possible actions on an event, and for how long. Stays in view below a long text. */
export function CardActions(props: CardActionsProps) {
  const { span, formats, intents, onDuplicate, onEdit, onSignUp, children } = props;
  const { clipboard } = intents;
  const t = useTranslate();
  const { event } = span;
  const { rights } = event;
  const minutesLeft = useMinutesUntil(rights.until);
  const { dispatch, findDenial } = useCommands();
  const may = (kind: 'update' | 'delete' | 'create') => findDenial({ kind, event }) === null;
  const mayCopy = clipboard !== null && may('create');
  const edit = may('update') ? () => onEdit(event.id) : null;
  const remove = may('delete') ? () => dispatch({ kind: 'delete', event }) : null;
  useCardKeys({
    edit,
    remove,
    copy: mayCopy ? () => clipboard.copy([span]) : null,
    cut: mayCopy && edit ? () => clipboard.cut([span]) : null,
  });
  if (!rights.delete && !rights.change && !mayCopy && !children) return null;
  return (
    <div className={styles.actions}>
      {onSignUp && (
        <Button size="dense" look="primary" onClick={onSignUp}>
          {t('calendar:Sign up')}
        </Button>
      )}
      {edit && (
        <Button
          size="dense"
          look={onSignUp ? 'secondary' : 'primary'}
          aria-keyshortcuts="E"
          onClick={edit}
        >
          {t('calendar:Edit')}
        </Button>
      )}
      {edit && <MoveBack span={span} formats={formats} />}
      {mayCopy && (
        <Button size="dense" onClick={() => onDuplicate(event)}>
          {t('calendar:Duplicate')}
        </Button>
      )}
      {remove && (
        <Button size="dense" aria-keyshortcuts="Delete" onClick={remove}>
          {t('calendar:Delete')}
        </Button>
      )}
      {children}
      {minutesLeft !== null && <TimeLimit minutesLeft={minutesLeft} />}
    </div>
  );
}

/** Puts an occurrence back to where its series has it. */
function MoveBack({ span, formats }: Pick<CardActionsProps, 'span' | 'formats'>) {
  const t = useTranslate();
  const { dispatch } = useCommands();
  const original = originalTimes(span);
  if (!original) return null;
  const { event } = span;
  const changes = moveChanges(span, original);
  return (
    <Button
      size="dense"
      onClick={() => dispatch({ kind: 'update', event, changes, scope: 'this' })}
    >
      {t('calendar:Move back to %time%', { time: originalText(t, formats, original) })}
    </Button>
  );
}

function TimeLimit({ minutesLeft }: { minutesLeft: number }) {
  const t = useTranslate();
  return (
    <p className={styles.limit} role="status">
      {minutesLeft === 0
        ? t('calendar:The time in which you could change it is over.')
        : t('calendar:You can change it for %count% more minutes.', { count: minutesLeft })}
    </p>
  );
}
