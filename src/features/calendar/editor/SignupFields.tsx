import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TimeField } from '#src/ui/form/TimeField.tsx';
import { ConditionalFields } from './ConditionalFields.tsx';
import styles from './EventFields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { useFieldWords } from './quick-add/field-words.ts';

/** Returns whether people can sign up for an event, how many and until when, and who sees the list. */
export function SignupFields({ field, values, calendar, formats }: FieldsProps) {
  const t = useTranslate();
  const { locale, use24hTimes } = formats;
  const words = useFieldWords(calendar, use24hTimes);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('calendar:Sign-ups')}</legend>
      <div className={styles.times}>
        <CheckboxField {...field('signup.enabled')} label={t('calendar:People can sign up')} />
        <ConditionalFields isShown={values.signup.enabled}>
          <div className={styles.times}>
            <NumberField
              {...field('signup.limit')}
              label={t('calendar:Number of places')}
              hint={t('calendar:Empty for any number of people.')}
            />
            <div className={styles.row}>
              <DateField
                {...field('signup.deadline.day')}
                label={t('calendar:Last day to sign up')}
                hint={t('calendar:Empty for until the event ends.')}
                locale={locale}
                {...words.day}
              />
              <TimeField
                {...field('signup.deadline.time')}
                locale={locale}
                use24hTimes={use24hTimes}
                {...words.time}
                label={t('calendar:Last time')}
              />
            </div>
            <SelectField
              {...field('signup.visibility')}
              label={t('calendar:Who sees the list')}
              options={[
                { value: 'all_users', label: t('calendar:Everyone who sees the event') },
                {
                  value: 'users_with_modify_permission',
                  label: t('calendar:Those who can change the event'),
                },
              ]}
            />
          </div>
        </ConditionalFields>
      </div>
    </fieldset>
  );
}
