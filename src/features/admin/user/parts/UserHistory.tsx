import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Timeline } from '../../records/Timeline.tsx';
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
        <Timeline
          label={title}
          items={history.map(({ id, kind, text, created_at, author }) => ({
            key: id,
            time: <RelativeTime at={created_at} text={(time) => time} focusable />,
            title: text,
            foot: (
              <>
                {author.name} {kind === 'note' && <Badge>{t('records:Note')}</Badge>}
              </>
            ),
            isCurrent: kind === 'note',
          }))}
        />
      )}
    </Section>
  );
}
