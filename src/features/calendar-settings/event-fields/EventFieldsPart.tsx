import { useRef, useState } from 'react';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { type EventField, isCustom } from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { LicenseNotice } from '../frame/LicenseNotice.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import styles from './EventFieldsPart.module.css';
import { FieldDialog, type FieldTask } from './FieldDialog.tsx';
import { FieldList } from './FieldList.tsx';
import { fieldName } from './field-words.ts';
import { useFieldChange } from './use-field-change.ts';
import { useFieldOrder } from './use-field-order.ts';

/** The fields of a calendar's events: those that every calendar has, and its own. */
export function EventFieldsPart({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const focusPlace = useFocusPlace(place);
  const [task, setTask] = useState<FieldTask | null>(null);
  const [deletion, setDeletion] = useState<EventField | null>(null);
  const { activate, pendingStates } = useActivation(address);
  const { fields, moveTo, moveBy } = useFieldOrder(
    address,
    configuration.event_fields.map((field) => ({
      ...field,
      active: pendingStates.get(field.id) ?? field.active,
    })),
  );
  const rememberFocus = () => {
    if (document.activeElement instanceof HTMLElement) focusPlace.remember(document.activeElement);
  };
  const open = (next: FieldTask) => {
    rememberFocus();
    setTask(next);
  };
  const acts = {
    onMoveTo: moveTo,
    onMoveBy: moveBy,
    onEdit: (field: EventField) => open({ kind: 'edit', field }),
    onActivate: activate,
    onDelete: (field: EventField) => {
      rememberFocus();
      setDeletion(field);
    },
  };
  useShortcut('Alt+Arrows', t('settings:Move the field'), null, { isOffered: fields.length > 1 });
  return (
    <div ref={place} className={styles.part} tabIndex={-1}>
      <OwnFields
        {...acts}
        address={address}
        fields={fields.filter(isCustom)}
        max={configuration.license.features.custom_fields}
        onCreate={() => open({ kind: 'create' })}
      />
      <Section
        title={t('settings:Default fields')}
        lead={t(
          'settings:Every calendar has them. Their order is that of the columns in the table.',
        )}
      >
        <FieldList
          {...acts}
          label={t('settings:Default fields')}
          list="default-field"
          fields={fields.filter((field) => !isCustom(field))}
        />
      </Section>
      <FieldDialog
        address={address}
        task={task}
        returnFocus={focusPlace.find}
        onClose={() => setTask(null)}
      />
      <DeletionDialog
        address={address}
        field={deletion}
        returnFocus={focusPlace.find}
        onDeactivate={(field) => activate(field, false)}
        onClose={() => setDeletion(null)}
      />
    </div>
  );
}

interface OwnFieldsProps extends Omit<Parameters<typeof FieldList>[0], 'label' | 'list'> {
  address: string;
  /** The number of own fields that the license allows. */
  max: number;
  onCreate: () => void;
}

function OwnFields({ address, max, onCreate, ...list }: OwnFieldsProps) {
  const t = useTranslate();
  const count = list.fields.length;
  const isFull = count >= max;
  const label = t('settings:Your own fields');
  const add = (
    <Button look="primary" disabled={isFull} onClick={onCreate}>
      {t('settings:Add field…')}
    </Button>
  );
  return (
    <Section
      title={label}
      lead={t('settings:%used% of %max% fields. The event form shows them in this order.', {
        used: count,
        max,
      })}
      actions={count > 0 && add}
    >
      {isFull && (
        <LicenseNotice
          address={address}
          text={
            max === 0
              ? t('settings:Your plan has no fields of your own.')
              : t(
                  'settings:Your plan allows %count% fields of your own, inactive ones included. Delete one to add another.',
                  { count: max },
                )
          }
          readMax={({ custom_fields }) => custom_fields}
        />
      )}
      {count > 0 ? (
        <FieldList {...list} label={label} list="own-field" />
      ) : (
        <EmptyState
          icon="text"
          level={3}
          title={t('settings:There are no fields of your own yet')}
          text={t('settings:Add what your events need: a level, a driver, places in the van.')}
          action={add}
        />
      )}
    </Section>
  );
}

/** Activates or deactivates fields. */
function useActivation(address: string) {
  const t = useTranslate();
  const change = useFieldChange(address, {
    onFailure: useShowFailure(({ field }) =>
      message('settings:“%name%” stays as it is.', { name: fieldName(t, field) }),
    ),
  });
  return {
    /** The new states of fields that are being changed, by id. */
    pendingStates: new Map(change.running.map(({ field, changes }) => [field.id, changes.active])),
    activate: (field: EventField, active: boolean) => {
      const name = fieldName(t, field);
      change.run({
        field,
        changes: { active },
        text: active
          ? message('settings:Events have the field “%name%” now.', { name })
          : message('settings:Events no longer show “%name%”. Its values are kept.', { name }),
      });
    },
  };
}
