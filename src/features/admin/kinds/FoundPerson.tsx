import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { actAtOnce, actKeys } from '../acts/act-at-once.ts';
import { recordPaths } from '../records/record-paths.ts';
import { FoundOne } from './FoundOne.tsx';
import { stateNames } from './state-names.ts';
import type { FoundUser } from './UserSearch.tsx';

/** The user at the searched address, above the calendars: an address is what customers usually tell. */
export function FoundPerson({ user: { id, name, email, state } }: { user: FoundUser }) {
  const t = useTranslate();
  const states = stateNames(t).user;
  return (
    <FoundOne
      label={t('admin:User with this address')}
      name={name}
      detail={email}
      badge={state !== 'active' && <Badge tone="warning">{states[state]}</Badge>}
      page={recordPaths.user(id)}
      act={{ operation: 'impersonateUser', label: t('admin:View as…') }}
      state={actAtOnce(actKeys.viewAs)}
    />
  );
}
