import { useFormError } from '#src/actions/use-form-error.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { TaskForm } from './TaskForm.tsx';
import type { Task } from './task.ts';
import { useSubCalendarCreation } from './use-sub-calendar-creation.ts';
import { useSubCalendarEdits } from './use-sub-calendar-edits.ts';
import { useSubCalendarRemoval } from './use-sub-calendar-removal.ts';

interface SubCalendarDialogProps {
  address: string;
  subCalendars: readonly SubCalendar[];
  /** The number that the license still allows. */
  room: number;
  /** Null while the dialog is closed. */
  task: Task | null;
  /** Returns the element to focus afterwards, because the row may be gone. */
  returnFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** The dialog of everything that one form does with sub-calendars. */
export function SubCalendarDialog(props: SubCalendarDialogProps) {
  const { address, subCalendars, room, task, returnFocus, onClose } = props;
  const t = useTranslate();
  const creation = useSubCalendarCreation(address, onClose);
  const saving = useSubCalendarEdits(address, { onDone: onClose });
  const removal = useSubCalendarRemoval(address, onClose);
  const actions = [creation, saving, removal];
  const pending = actions.some((action) => action.pending);
  const error = useFormError(creation.error ?? saving.error ?? removal.error);
  const lastTask = useLast(task);
  const close = () => {
    // The outcome is shown in the dialog, or after it.
    if (pending) return;
    for (const action of actions) action.reset();
    onClose();
  };
  return (
    <Dialog
      open={task !== null}
      title={lastTask ? describeTask(t, lastTask) : ''}
      width={lastTask?.kind === 'edit' || lastTask?.kind === 'create' ? 'wide' : 'normal'}
      returnFocus={returnFocus}
      onClose={close}
    >
      {lastTask && (
        <TaskForm
          task={lastTask}
          address={address}
          subCalendars={subCalendars}
          room={room}
          pending={pending}
          error={error}
          onCreate={creation.run}
          onSave={(changes) => (changes.edits.length > 0 ? saving.run(changes) : close())}
          onRemove={(subCalendar, into) => removal.run({ subCalendar, into })}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

function describeTask(t: Translate, task: Task): string {
  switch (task.kind) {
    case 'create':
      return t('settings:Add a sub-calendar');
    case 'several':
      return t('settings:Add several sub-calendars');
    case 'edit':
      return task.subCalendar.name;
    case 'delete':
      return t('settings:Delete “%name%”?', { name: task.subCalendar.name });
    case 'merge':
      return t('settings:Merge “%name%” into another one', { name: task.subCalendar.name });
    case 'folder':
      return t('settings:Put %count% sub-calendars into a folder', {
        count: task.subCalendars.length,
      });
    case 'color':
      return t('settings:Color of %count% sub-calendars', { count: task.subCalendars.length });
    case 'rename':
      return t('settings:Rename the folder “%name%”', { name: task.folder.name });
  }
}
