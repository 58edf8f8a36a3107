import { useTranslate } from '#src/i18n/i18n.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { AuditEntries } from '../../records/AuditEntries.tsx';
import type { Organization } from '../organization-data.ts';

/** Shows what staff noted about the organization. */
export function Notes({ notes }: Pick<Organization, 'notes'>) {
  const t = useTranslate();
  const title = t('records:Notes');
  return (
    <Section
      title={title}
      lead={t('records:What staff noted about the organization, the latest first.')}
    >
      {notes.length === 0 ? (
        <EmptyState icon="list" level={3} title={t('records:Staff have noted nothing yet')} />
      ) : (
        <AuditEntries label={title} entries={notes} />
      )}
    </Section>
  );
}
