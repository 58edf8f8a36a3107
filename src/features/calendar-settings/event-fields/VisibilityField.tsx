import type { EventField } from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';

interface VisibilityFieldProps {
  name: string;
  initial: EventField['visibility'];
}

/** Chooses who sees a field's values. */
export function VisibilityField(props: VisibilityFieldProps) {
  const t = useTranslate();
  return (
    <SelectField
      {...props}
      label={t('settings:Who sees it')}
      options={[
        { value: 'all_users', label: t('calendar:Everyone who sees the event') },
        {
          value: 'users_with_modify_permission',
          label: t('calendar:Those who can change the event'),
        },
      ]}
    />
  );
}
