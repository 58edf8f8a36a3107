import { useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Timeline } from '../../records/Timeline.tsx';
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
        <Timeline
          label={title}
          items={notes.map(({ id, text, created_at, author }) => ({
            key: id,
            time: <RelativeTime at={created_at} text={(time) => time} focusable />,
            title: text,
            foot: author.name,
          }))}
        />
      )}
    </Section>
  );
}
