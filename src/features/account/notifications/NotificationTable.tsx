import { memo, useMemo } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { useStable } from '#src/ui/use-stable.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CalendarName } from './CalendarName.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import styles from './NotificationTable.module.css';
import { type Choices, createChange, everything, nothing } from './notification-changes.ts';
import { type ChoiceName, choiceNames, choicesFor } from './notification-choices.ts';
import type { CalendarNotifications } from './notifications-loader.ts';
import { RowState } from './RowState.tsx';
import type { Save, SaveState } from './use-notification-changes.ts';

/** A line of the table: one calendar, or all that are shown. */
interface Line {
  /** The calendar's id, or 0 for all. */
  key: number;
  title: string;
  calendars: readonly CalendarNotifications[];
  state: SaveState | undefined;
}

type Choose = (line: Line, choices: Partial<Choices>) => void;

interface NotificationTableProps {
  /** All calendars of the user. */
  calendars: readonly CalendarNotifications[];
  /** The calendars to show. */
  matches: readonly CalendarNotifications[];
  save: Save;
  saveStates: ReadonlyMap<number, SaveState>;
}

/** The mails about each calendar. The first line sets all that are shown. */
export const NotificationTable = memo(function NotificationTable({
  calendars,
  matches,
  save,
  saveStates,
}: NotificationTableProps) {
  const t = useTranslate();
  const summaryLine: Line = {
    key: 0,
    title: t('notifications:All %count% calendars', { count: matches.length }),
    calendars: matches,
    state: undefined,
  };
  // Lines stay the same objects while the user searches, so that those still shown do not rerender.
  const linesById = useMemo(() => groupLines(calendars, saveStates), [calendars, saveStates]);
  const lines = matches.flatMap((calendar) => linesById.get(calendar.calendar_id) ?? []);
  const choose = useStable<Parameters<Choose>>((line, choices) => {
    const count = line.calendars.length;
    save(
      createChange(line.calendars, choices),
      line.key === 0
        ? message('notifications:%count% calendars are changed.', { count })
        : undefined,
    );
  });
  const copyToAll = useStable(({ calendars: [source] }: Line) => {
    if (!source) return;
    const { changes, delivery, agenda_days, reminders } = source;
    choose(summaryLine, { changes, delivery, agenda_days, reminders });
  });
  const hasAll = matches.length > 1;
  const columns = useMemo(
    () => createColumns(t, choose, hasAll ? copyToAll : null),
    [t, choose, copyToAll, hasAll],
  );
  return (
    <div className={styles.table}>
      <VisuallyHidden live>{announcement(t, [...saveStates.values()])}</VisuallyHidden>
      <Table
        label={t('notifications:Emails about each calendar')}
        columns={columns}
        rows={hasAll ? [summaryLine, ...lines] : lines}
        rowKey={({ key }) => key}
      />
    </div>
  );
});

function groupLines(
  calendars: readonly CalendarNotifications[],
  saveStates: ReadonlyMap<number, SaveState>,
): ReadonlyMap<number, Line> {
  return new Map(
    calendars.map((calendar): [number, Line] => {
      const { calendar_id: key, title } = calendar;
      return [key, { key, title, calendars: [calendar], state: saveStates.get(key) }];
    }),
  );
}

/** One live region for all lines, because setting hundreds at once must not be announced for each. */
function announcement(t: Translate, states: readonly SaveState[]): string {
  if (states.includes('saving')) return t('notifications:Saving');
  if (states.some((state) => typeof state === 'object')) return t('notifications:Not saved');
  return states.length > 0 ? t('notifications:Saved') : '';
}

function createColumns(
  t: Translate,
  choose: Choose,
  copyToAll: ((line: Line) => void) | null,
): Columns<Line> {
  const changes = choicesFor(t, 'changes');
  const summarize = (calendar: CalendarNotifications) =>
    changes.find(({ value }) => value === calendar.changes)?.label ?? '';
  return [
    {
      key: 'calendar',
      label: t('notifications:Calendar'),
      cell: ({ key, title, calendars: [calendar] }) => (
        <CalendarName
          id={key}
          title={title}
          active={calendar?.active ?? true}
          summary={calendar ? summarize(calendar) : ''}
        />
      ),
      mark: ({ state }) => <RowState state={state} />,
      text: ({ title }) => title,
    },
    ...choiceNames.map((name) => choiceColumn(t, name, choose)),
    {
      key: 'actions',
      label: t('notifications:Actions'),
      kind: 'actions',
      cell: (line) => (
        <MenuButton
          label={t('notifications:Actions for %title%', { title: line.title })}
          items={[
            {
              key: 'all',
              label: t('notifications:Turn everything on'),
              icon: 'mail',
              kind: 'action',
              onSelect: () => choose(line, everything),
            },
            {
              key: 'none',
              label: t('notifications:Turn everything off'),
              icon: 'close',
              kind: 'action',
              onSelect: () => choose(line, nothing),
            },
            ...(copyToAll && line.key !== 0
              ? [
                  {
                    key: 'copy',
                    label: t('notifications:Use for all calendars'),
                    icon: 'copy' as const,
                    kind: 'action' as const,
                    divided: true,
                    onSelect: () => copyToAll(line),
                  },
                ]
              : []),
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      ),
    },
  ];
}

function choiceColumn(t: Translate, name: ChoiceName, choose: Choose): Column<Line> {
  const kind = columnLabel(t, name);
  // Shared by all rows.
  const options = choicesFor(t, name);
  return {
    key: name,
    label: kind,
    kind: 'short',
    cell: (line) => (
      <ChoiceSelect
        label={t('notifications:%kind%, %title%', { kind, title: line.title })}
        options={options}
        chosen={line.calendars.map((calendar) => calendar[name])}
        idleReason={
          name === 'delivery' && line.calendars.every(({ changes }) => changes === 'none')
            ? t('notifications:Without effect as long as no changes are emailed')
            : undefined
        }
        onChoose={(value) => choose(line, { [name]: value })}
      />
    ),
  };
}

function columnLabel(t: Translate, name: ChoiceName): string {
  switch (name) {
    case 'changes':
      return t('notifications:Changes');
    case 'delivery':
      return t('notifications:Sent');
    case 'agenda_days':
      return t('notifications:Daily agenda');
    case 'reminders':
      return t('notifications:Reminders');
  }
}
