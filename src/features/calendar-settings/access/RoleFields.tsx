import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { boundField } from '#src/ui/form/field-values.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import styles from './RoleFields.module.css';
import { describeRole, roleChoices, subCalendarRoleChoices } from './role-words.ts';
import type { ShareValues } from './share.ts';

interface RoleFieldsProps {
  /** The form's. */
  initial: ShareValues;
  subCalendars: CalendarConfiguration['sub_calendars'];
}

/** A role for the whole calendar, or one for each sub-calendar. */
export function RoleFields({ initial, subCalendars }: RoleFieldsProps) {
  const t = useTranslate();
  const [role, setRole] = useState<string>(initial.role);
  return (
    <>
      <SelectField
        {...boundField(initial, 'role')}
        label={t('settings:Role')}
        hint={describeRole(t, role)}
        options={roleChoices(t)}
        onChange={(event) => setRole(event.currentTarget.value)}
        required
      />
      {role === 'mixed' && (
        <FieldGroup name="sub_calendar_roles" label={t('settings:Role for each sub-calendar')}>
          <div className={styles.roles}>
            {subCalendars.map(({ id, name }, at) => (
              <SelectField
                key={id}
                {...boundField(initial, `sub_calendar_roles.${at}.role`)}
                label={name}
                options={subCalendarRoleChoices(t)}
              />
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}
