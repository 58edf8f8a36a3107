import { useEffect, useEffectEvent } from 'react';
import type { EventWrite } from '#src/calendar/store/event-write.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { CommandGroup, CommandQueue } from './command-queue.ts';
import { type ChangeCommand, type EventCommand, hasScope } from './event-command.ts';
import { copyEvent } from './next-writes.ts';
import { type CommandWords, type OpenForm, useEventWrites } from './use-event-writes.ts';
import { useScopeQuestion } from './use-scope-question.ts';

interface Execution {
  queue: CommandQueue;
  words: CommandWords;
  form: OpenForm;
}

const fromForm = { isFromForm: true, leftOut: 0 };

/**
 * Carries out the commands of a calendar's page: asks which occurrences are meant, shows changes at once, announces them
 * and how to undo them, and asks how to go on if one is refused. The rights of those from the queue have been asked; a form
 * says itself what has become of them, and the server decides.
 */
export function useCommandExecution(calendar: ReadableCalendar, execution: Execution) {
  const { queue, words, form } = execution;
  const t = useTranslate();
  const writes = useEventWrites(calendar, words, form);
  const { change, ...question } = useScopeQuestion(calendar, writes.run);
  const receive = useEffectEvent(({ commands, leftOut }: CommandGroup) => {
    const origin = { isFromForm: false, leftOut };
    const changes = commands.filter((command) => command.kind !== 'create');
    if (changes.length > 0) change(changes, origin);
    else writes.run(newWrites(commands, calendar), origin);
  });
  // The views and the card, which dispatch commands, do not load this part.
  useEffect(() => queue.connect((group) => receive(group)), [queue]);
  useShortcut('z', t('calendar:Undo the latest change'), writes.undoLatest, {
    group: 'events',
  });
  /** Carries out the command of the open form. */
  const save = (command: EventWrite | ChangeCommand) => {
    if (command.kind === 'create') writes.run([command], fromForm);
    else change([command], fromForm);
  };
  return {
    save,
    isSaving: writes.isSaving,
    saveError: writes.saveError,
    /** For the list of recent changes. */
    recent: writes.recent,
    /** Lets the person decide about a change of the open form before it is sent. */
    showRefusal: writes.showRefusal,
    /** For the dialog that asks which occurrences are meant. */
    question,
    /** For the dialog that says why a change was refused. */
    refusal: {
      refusal: writes.refusal,
      onRetry: (command: EventWrite | ChangeCommand) => {
        if (hasScope(command)) return writes.answerRefusal(command);
        writes.answerRefusal(null);
        save(command);
      },
      onKeepTheirs: writes.keepTheirs,
      onClose: () => writes.answerRefusal(null),
    },
  };
}

function newWrites(
  commands: readonly EventCommand[],
  { configuration: { sub_calendars: subCalendars }, zone }: ReadableCalendar,
): readonly EventWrite[] {
  return commands.flatMap((command) => {
    if (command.kind !== 'create') return [];
    return 'body' in command ? command : copyEvent(command, { subCalendars, zone });
  });
}
