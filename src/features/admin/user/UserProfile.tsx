import { useAtomValue } from 'jotai';
import { updateUser } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/languages.ts';
import { message } from '#src/i18n/message.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { hasRole } from '#src/session/roles.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useRoleNames } from '../kinds/use-role-names.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { Differences } from '../writes/Differences.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import { UserFields } from './UserFields.tsx';
import styles from './UserProfile.module.css';
import { useAccessQuestion } from './use-access-question.ts';
import { useStaffAccount } from './use-staff-account.ts';
import {
  changesOf,
  editedOf,
  grantedRoles,
  type UserChange,
  type UserChanges,
} from './user-changes.ts';
import { notedCalendar, type UserView } from './user-loader.ts';

/** Changes a user's name, primary address, language and roles, after the differences are confirmed. */
export function UserProfile({ view }: { view: UserView }) {
  const t = useTranslate();
  const self = useAtomValue(currentUserAtom);
  const staffAccount = useStaffAccount(view);
  const act = useUserUpdate(view);
  const denial = act.denial ?? staffAccount;
  const { pending, error } = act.form;
  return (
    <Section title={t('records:Profile')}>
      <div className={styles.column}>
        {denial === null ? (
          <EditForm
            inTab
            initial={editedOf(view)}
            pending={pending}
            error={error}
            onSubmit={(changed) => act.start(changesOf(view, changed))}
          >
            {(field) => (
              <UserFields
                field={field}
                language={view.language}
                mayChangeRoles={hasRole(self, 'ROLE_ADMIN')}
                isSelf={view.user.id === self?.id}
              />
            )}
          </EditForm>
        ) : (
          <ReadOnlyProfile view={view} denial={denial} />
        )}
        {act.dialog}
      </div>
    </Section>
  );
}

function ReadOnlyProfile({ view, denial }: { view: UserView; denial: string }) {
  const t = useTranslate();
  const { user, language } = view;
  const { name, email } = user;
  const fields = useFieldWords();
  return (
    <div className={styles.readOnly}>
      <DescriptionList
        items={Object.values(fields).map(({ label, write }) => ({
          name: label,
          value: write({ name, email, language, roles: grantedRoles(user.roles) }),
        }))}
      />
      <div>
        <ActButton denial={denial}>{t('records:Change user')}</ActButton>
      </div>
    </div>
  );
}

function useUserUpdate(view: UserView) {
  const t = useTranslate();
  const fields = useFieldWords();
  const accessQuestion = useAccessQuestion(view.user);
  const { id, name } = view.user;
  return useStaffAct({
    operation: 'updateUser',
    call: ({ changes }: UserChange, options) =>
      updateUser({ path: { id }, body: changes }, options),
    question: ({ changes, before }) => ({
      ...accessQuestion(changes, before),
      act: t('records:Change user'),
      facts: <Differences of={differencesOf(fields, changes, before)} />,
    }),
    done: () => message('records:The profile of %name% is changed.', { name }),
    opposite: ({ changes, before }) => ({ changes: before, before: changes }),
    noteOn: notedCalendar(view),
    showsError: true,
  });
}

/** The names of the fields, and their values as text. */
function useFieldWords() {
  const t = useTranslate();
  const roleNames = useRoleNames();
  const rolesText = (roles: readonly string[]) =>
    roles.map((role) => roleNames[role] ?? role).join(', ') || t('records:None');
  return {
    name: { label: t('records:Name'), write: ({ name = '' }: UserChanges) => name },
    email: { label: t('common:Email address'), write: ({ email = '' }: UserChanges) => email },
    language: {
      label: t('records:Language'),
      write: ({ language = 'en' }: UserChanges) => languageName(language),
    },
    roles: {
      label: t('records:Roles'),
      write: ({ roles = [] }: UserChanges) => rolesText(roles),
    },
  };
}

/** A change as text, one entry per field. */
function differencesOf(
  fields: ReturnType<typeof useFieldWords>,
  changes: UserChanges,
  before: UserChanges,
) {
  return Object.entries(fields)
    .filter(([key]) => key in changes)
    .map(([, { label, write }]) => ({
      name: label,
      before: write(before),
      after: write(changes),
    }));
}
