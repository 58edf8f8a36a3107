import { updateUserLimits } from '#generated/admin/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { hasRole } from '#src/session/roles.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { ActButton } from '../../acts/ActButton.tsx';
import type { ActHead } from '../../acts/act.ts';
import { useActs } from '../../acts/acts-context.ts';
import { useActContext } from '../../acts/use-act-context.ts';
import { useActState } from '../../acts/use-act-state.ts';
import { useDenial } from '../../acts/use-denial.ts';
import { profileAct, profileHead, profileKey, profileTexts } from '../ProfileAct.tsx';
import { pickGrantable, toChange, toValues } from '../user-changes.ts';
import type { UserView } from '../user-data.ts';
import { UserFields } from './UserFields.tsx';
import styles from './UserProfile.module.css';

/** Changes a user's name, primary address, language and roles, after the differences are confirmed. */
export function UserProfile({ view }: { view: UserView }) {
  const context = useActContext();
  const { start } = useActs();
  const { pending, error } = useActState(profileKey);
  const { t, user: self } = context;
  const head = profileHead(view, context);
  const denial = useDenial(head.operation) ?? head.obstacle;
  return (
    <Section title={t('records:Profile')}>
      <div className={styles.column}>
        {denial ? (
          <ReadOnlyProfile view={view} head={head} />
        ) : (
          <EditForm
            inTab
            initial={toValues(view)}
            limits={updateUserLimits}
            pending={pending}
            error={error}
            onSubmit={(changed) => start(profileAct(view, context, toChange(view, changed)))}
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
        )}
      </div>
    </Section>
  );
}

function ReadOnlyProfile({ view, head }: { view: UserView; head: ActHead }) {
  const t = useTranslate();
  const { user, language } = view;
  const { name, email } = user;
  return (
    <Stack>
      <DescriptionList
        items={Object.values(profileTexts(t)).map(({ label, write }) => ({
          name: label,
          value: write({ name, email, language, roles: pickGrantable(user.roles) }),
        }))}
      />
      <div>
        <ActButton act={head} />
      </div>
    </Stack>
  );
}
