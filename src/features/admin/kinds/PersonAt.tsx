import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { recordPaths } from '../record-paths.ts';
import { FoundOne } from './FoundOne.tsx';
import { useStateNames } from './use-state-names.ts';
import type { FoundUser } from './users.ts';

/** The user at the searched address, above the calendars: an address is what customers usually tell. */
export function PersonAt({ user: { id, name, email, state } }: { user: FoundUser }) {
  const t = useTranslate();
  const states = useStateNames().user;
  return (
    <FoundOne
      label={t('admin:User with this address')}
      name={name}
      detail={email}
      badge={state !== 'active' && <Badge tone="warning">{states[state]}</Badge>}
      page={recordPaths.user(id)}
      operation="impersonateUser"
      act={t('admin:View as…')}
    />
  );
}
