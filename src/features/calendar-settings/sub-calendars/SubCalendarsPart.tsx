import { useRef, useState } from 'react';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LicenseNotice } from '../frame/LicenseNotice.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { createEdit } from './edit.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SubCalendarDialog } from './SubCalendarDialog.tsx';
import { SubCalendarList } from './SubCalendarList.tsx';
import styles from './SubCalendarsPart.module.css';
import type { Task } from './task.ts';
import { useSelection } from './use-selection.ts';
import { useSubCalendarEdits } from './use-sub-calendar-edits.ts';
import { useSubCalendarOrder } from './use-sub-calendar-order.ts';

/** The sub-calendars of a calendar: their names, folders, colors and order. */
export function SubCalendarsPart({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { sub_calendars: subCalendars, license } = configuration;
  const max = license.features.max_sub_calendars;
  const room = Math.max(0, max - subCalendars.length);
  const place = useRef<HTMLDivElement>(null);
  const focusPlace = useFocusPlace(place);
  const [task, setTask] = useState<Task | null>(null);
  const open = (next: Task) => {
    if (document.activeElement instanceof HTMLElement) focusPlace.remember(document.activeElement);
    setTask(next);
  };
  const { entries, moveBy, moveBeside } = useSubCalendarOrder(address, subCalendars);
  const selection = useSelection(subCalendars);
  const { activate, pending } = useActivation(address);
  useShortcut('Alt+Arrows', t('settings:Move the sub-calendar or folder'), null, {
    isOffered: subCalendars.length > 1,
  });
  const label = t('settings:Sub-calendars');
  return (
    <div ref={place} className={styles.part} tabIndex={-1}>
      <PartHead address={address} count={subCalendars.length} max={max} onTask={open} />
      {/* Announced from before, because the bar appears together with its text. */}
      <VisuallyHidden live>
        {selection.selected.length > 0 &&
          t('settings:%count% selected', { count: selection.selected.length })}
      </VisuallyHidden>
      {selection.selected.length > 0 && (
        <SelectionBar
          selected={selection.selected}
          subCalendars={subCalendars}
          pending={pending}
          onActivate={activate}
          onTask={open}
          onClear={selection.clear}
        />
      )}
      {entries.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={t('settings:There are no sub-calendars yet')}
          text={t(
            'settings:Events are on sub-calendars: rooms, people, projects or anything else.',
          )}
        />
      ) : (
        <SubCalendarList
          label={label}
          path=""
          entries={entries}
          subCalendars={subCalendars}
          selection={selection.ids}
          onSelect={selection.select}
          onTask={open}
          onActivate={(subCalendar, isActive) => activate([subCalendar], isActive)}
          onMoveBy={moveBy}
          onMoveBeside={moveBeside}
        />
      )}
      <SubCalendarDialog
        address={address}
        subCalendars={subCalendars}
        room={room}
        task={task}
        returnFocus={focusPlace.find}
        onClose={() => setTask(null)}
      />
    </div>
  );
}

interface PartHeadProps {
  address: string;
  count: number;
  /** The number that the license allows. */
  max: number;
  onTask: (task: Task) => void;
}

/** The number of sub-calendars, and the ways to add some, as long as the license allows more. */
function PartHead({ address, count, max, onTask }: PartHeadProps) {
  const t = useTranslate();
  const isFull = count >= max;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.usage}>
          {t('settings:%count% of %max% sub-calendars', { count, max })}
        </p>
        <Row>
          <Button disabled={isFull} onClick={() => onTask({ kind: 'several' })}>
            {t('settings:Add several…')}
          </Button>
          <Button look="primary" disabled={isFull} onClick={() => onTask({ kind: 'create' })}>
            {t('settings:Add sub-calendar…')}
          </Button>
        </Row>
      </div>
      {isFull && (
        <LicenseNotice
          address={address}
          text={t(
            'settings:Your plan allows %count% sub-calendars, inactive ones included. Delete or merge one to add another.',
            { count: max },
          )}
          readMax={({ max_sub_calendars }) => max_sub_calendars}
        />
      )}
    </>
  );
}

/** Activates or deactivates sub-calendars, which the page shows once it is saved. */
function useActivation(address: string) {
  const saving = useSubCalendarEdits(address, {
    onFailure: useShowFailure(() => message('settings:Not everything has been saved.')),
  });
  return {
    pending: saving.pending,
    activate: (subCalendars: readonly SubCalendar[], active: boolean) => {
      const edits = subCalendars.flatMap(
        (subCalendar) => createEdit(subCalendar, { active }) ?? [],
      );
      const count = edits.length;
      const text = active
        ? message('settings:%count% sub-calendars are active now.', { count })
        : message('settings:%count% sub-calendars are inactive now. Visitors do not see them.', {
            count,
          });
      saving.run({ edits, text });
    },
  };
}
