import { updateUserLimits } from '#generated/admin/limits.ts';
import { hasRole } from '#src/session/roles.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { RecordForm } from '../../acts/RecordForm.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { profileAct, profileHead, profileKey, profileTexts } from '../ProfileAct.tsx';
import { pickGrantable, toChange, toUserValues } from '../user-changes.ts';
import type { UserView } from '../user-data.ts';
import { UserFields } from './UserFields.tsx';

/** Changes a user's name, primary address, language and roles, after the differences are confirmed. */
export function UserProfile({ view }: { view: UserView }) {
  const context = useActContext();
  const { t, user: self } = context;
  const { user, language } = view;
  const { name, email } = user;
  return (
    <Section title={t('records:Profile')}>
      <RecordForm
        head={profileHead(view, context)}
        actKey={profileKey}
        toAct={(changedValues) => profileAct(view, context, toChange(view, changedValues))}
        initial={toUserValues(view)}
        limits={updateUserLimits}
        texts={Object.values(profileTexts(t)).map(({ label, write }) => ({
          name: label,
          value: write({ name, email, language, roles: pickGrantable(user.roles) }),
        }))}
      >
        {(field) => (
          <UserFields
            field={field}
            language={language}
            mayChangeRoles={hasRole(self, 'ROLE_ADMIN')}
            isSelf={user.id === self?.id}
          />
        )}
      </RecordForm>
    </Section>
  );
}
