import { useTranslate } from '#src/i18n/i18n.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import type { UserView } from '../user-data.ts';

/** When and why staff viewed the product as the user. */
export function Impersonations({ view: { user, impersonations } }: { view: UserView }) {
  const t = useTranslate();
  const title = t('records:Viewed by staff');
  return (
    <Section title={title}>
      {impersonations.length === 0 ? (
        <EmptyState
          icon="eye"
          level={3}
          title={t('records:Nobody has viewed the product as %name%', { name: user.name })}
        />
      ) : (
        <Timeline
          label={title}
          items={impersonations.map(({ id, created_at, reason, author }) => ({
            key: id,
            time: <RelativeTime at={created_at} text={(time) => time} focusable />,
            title: reason ?? t('records:No reason was given'),
            foot: author.name,
          }))}
        />
      )}
    </Section>
  );
}
