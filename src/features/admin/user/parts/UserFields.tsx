import { useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AddressField } from '../../acts/AddressField.tsx';
import { roleNames } from '../../kinds/role-names.ts';
import { grantableRoles, type UserValues } from '../user-changes.ts';
import styles from './UserFields.module.css';

interface UserFieldsProps {
  field: Fields<UserValues>;
  /** The user's language, which stays available even if its translation is incomplete. */
  language: string;
  mayChangeRoles: boolean;
  /** Admins cannot give up their own role, so that there always is one. */
  isSelf: boolean;
}

export function UserFields({ field, language, mayChangeRoles, isSelf }: UserFieldsProps) {
  const t = useTranslate();
  const roles = roleNames(t);
  const languages = [...new Set([...translatedLanguages, language])];
  return (
    <>
      <FieldColumns>
        <TextField {...field('name')} label={t('records:Name')} autoComplete="off" required />
        <AddressField {...field('email')} />
        <SelectField
          {...field('language')}
          label={t('records:Language')}
          options={languages.map((value) => ({ value, label: languageName(value), lang: value }))}
        />
      </FieldColumns>
      <FieldGroup name="roles" label={t('records:Roles')}>
        <div className={styles.roles}>
          {!mayChangeRoles && (
            <p className={styles.note}>{t('records:Only admins may change roles.')}</p>
          )}
          {isSelf && mayChangeRoles && (
            <p className={styles.note}>
              {t('records:Only another admin can end your admin role.')}
            </p>
          )}
          {grantableRoles.map((role) => (
            <CheckboxField
              key={role}
              {...field(`roles.${role}`)}
              label={roles[role] ?? role}
              disabled={!mayChangeRoles || (isSelf && role === 'ROLE_ADMIN')}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
