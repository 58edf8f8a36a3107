import { useTranslate } from '#src/i18n/i18n.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { AuditEntries } from '../../records/AuditEntries.tsx';
import type { UserView } from '../user-data.ts';

/** Shows the actions of staff on the account. */
export function UserHistory({ history }: Pick<UserView, 'history'>) {
  const t = useTranslate();
  const title = t('records:History');
  return (
    <Section
      title={title}
      lead={t('records:What staff did to this account or noted about it, the latest first.')}
    >
      {history.length === 0 ? (
        <EmptyState
          icon="list"
          level={3}
          title={t('records:Staff have changed and noted nothing yet')}
        />
      ) : (
        <AuditEntries label={title} entries={history} />
      )}
    </Section>
  );
}
