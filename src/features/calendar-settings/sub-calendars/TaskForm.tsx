import { subCalendarsIn } from '#src/calendar/model/folders.ts';
import { folderSeparator, type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { ColorForm, FolderForm } from './BulkForms.tsx';
import {
  createEdit,
  editableValues,
  isLastActive,
  nameIn,
  type SubCalendarChanges,
} from './edit.ts';
import { DeletionForm, MergeForm } from './RemovalForm.tsx';
import { colorsInTurn, SeveralForm } from './SeveralForm.tsx';
import { SubCalendarForm } from './SubCalendarForm.tsx';
import type { Task } from './task.ts';
import type { NewSubCalendar } from './use-sub-calendar-creation.ts';
import type { SubCalendarEdits } from './use-sub-calendar-edits.ts';

interface TaskFormProps {
  task: Task;
  address: string;
  subCalendars: readonly SubCalendar[];
  room: number;
  pending: boolean;
  error: FormError | null;
  onCreate: (bodies: readonly NewSubCalendar[]) => void;
  onSave: (changes: SubCalendarEdits) => void;
  onRemove: (subCalendar: SubCalendar, into: SubCalendar | null) => void;
  onCancel: () => void;
}

/** The form of a task. */
export function TaskForm(props: TaskFormProps) {
  const { task, address, subCalendars, pending, error, onCreate, onRemove, onCancel } = props;
  const common = { pending, error, onCancel };
  switch (task.kind) {
    case 'create':
    case 'edit':
      return <ValuesForm {...props} edited={task.kind === 'edit' ? task.subCalendar : null} />;
    case 'several':
      return (
        <SeveralForm
          {...common}
          subCalendars={subCalendars}
          room={props.room}
          onSubmit={onCreate}
        />
      );
    case 'delete':
      return (
        <DeletionForm
          {...common}
          address={address}
          subCalendar={task.subCalendar}
          onSubmit={() => onRemove(task.subCalendar, null)}
        />
      );
    case 'merge':
      return (
        <MergeForm
          {...common}
          address={address}
          subCalendar={task.subCalendar}
          others={subCalendars.filter(({ id }) => id !== task.subCalendar.id)}
          onSubmit={(into) => onRemove(task.subCalendar, into)}
        />
      );
    default:
      return <BulkForm {...props} task={task} />;
  }
}

/** The form that adds one or changes one. */
function ValuesForm({ edited, ...props }: TaskFormProps & { edited: SubCalendar | null }) {
  const { subCalendars, pending, error, onCreate, onSave, onCancel } = props;
  const t = useTranslate();
  const newValues = {
    name: '',
    color: colorsInTurn(subCalendars)(0),
    active: true,
    allows_overlap: true,
    default_reminders: null,
  };
  return (
    <SubCalendarForm
      initial={edited ? editableValues(edited) : newValues}
      subCalendars={subCalendars}
      act={edited ? t('common:Save changes') : t('settings:Add sub-calendar')}
      isLastActive={edited !== null && isLastActive(edited, subCalendars)}
      pending={pending}
      error={error}
      onSubmit={({ default_reminders: times, ...values }) => {
        if (!edited) return onCreate([{ ...values, ...(times && { default_reminders: times }) }]);
        const edit = createEdit(edited, { ...values, default_reminders: times });
        onSave({
          edits: edit ? [edit] : [],
          text: message('settings:“%name%” is saved.', { name: values.name }),
        });
      }}
      onCancel={onCancel}
    />
  );
}

/** The form that changes several in the same way. */
function BulkForm({
  task,
  ...props
}: TaskFormProps & { task: Extract<Task, { kind: 'folder' | 'color' | 'rename' }> }) {
  const { subCalendars, pending, error, onSave, onCancel } = props;
  const common = { pending, error, onCancel };
  const save = (
    all: readonly SubCalendar[],
    change: (subCalendar: SubCalendar) => SubCalendarChanges,
  ) => {
    const edits = all.flatMap((subCalendar) => createEdit(subCalendar, change(subCalendar)) ?? []);
    const text = message('settings:%count% sub-calendars are saved.', { count: edits.length });
    onSave({ edits, text });
  };
  if (task.kind === 'color') {
    return (
      <ColorForm
        {...common}
        initial={task.subCalendars[0]?.color ?? 'gray'}
        onSubmit={(color) => save(task.subCalendars, () => ({ color }))}
      />
    );
  }
  const isRename = task.kind === 'rename';
  return (
    <FolderForm
      {...common}
      initial={isRename ? task.folder.path : ''}
      subCalendars={subCalendars}
      onSubmit={(folder) => {
        if (!isRename) {
          return save(task.subCalendars, ({ name }) => ({
            name: nameIn(folder, splitName(name).own),
          }));
        }
        const { path } = task.folder;
        save(subCalendarsIn(task.folder), ({ name }) => ({
          // The folder may be a sub-calendar itself.
          name:
            name === path ? nameIn(folder, '') || name : nameIn(folder, removeFolder(name, path)),
        }));
      }}
    />
  );
}

/** The name below a folder. */
function removeFolder(name: string, path: string): string {
  return name.slice(path.length + folderSeparator.length);
}
