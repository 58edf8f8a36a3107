import { Link, useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { recordPaths } from '../record-paths.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { actAtOnce } from '../writes/act-at-once.ts';
import { useDenial } from '../writes/use-denial.ts';
import styles from './FoundOne.module.css';
import { useStateNames } from './use-state-names.ts';
import type { FoundUser } from './users.ts';

/** The user at the searched address, above the calendars: an address is what customers usually tell. */
export function PersonAt({ user }: { user: FoundUser }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const denial = useDenial('impersonateUser');
  const states = useStateNames().user;
  const { id, name, email, state } = user;
  const page = recordPaths.user(id);
  return (
    <section className={styles.found} aria-label={t('admin:User with this address')}>
      <div className={styles.words}>
        <Link to={page}>{name}</Link>
        <span>{email}</span>
        {state !== 'active' && <Badge tone="warning">{states[state]}</Badge>}
      </div>
      <ActButton
        denial={denial}
        onClick={() => void navigate(page, { state: actAtOnce('impersonateUser') })}
      >
        {t('admin:View as…')}
      </ActButton>
    </section>
  );
}
