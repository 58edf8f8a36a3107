import type { ListSupportViewsData } from '#generated/app/security/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Item, ItemFact, ItemList } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Section } from '#src/ui/layout/Section.tsx';

/** When the support team viewed the product as the user. Most users have never been viewed, so nothing waits for it. */
export function SupportViews({ views }: { views: Promise<ListSupportViewsData> }) {
  const t = useTranslate();
  const { date } = useFormats();
  return (
    <AwaitSection resolve={views} fallback={null}>
      {({ results }) =>
        results.length > 0 && (
          <Section
            title={t('account:Support')}
            lead={t('account:Our support team looked at the product as you see it, to help you.')}
          >
            <ItemList label={t('account:Support')}>
              {results.map(({ id, started_at }) => (
                <Item
                  key={id}
                  icon="eye"
                  title={t('account:Viewed by support on %date%', { date: date(started_at) })}
                >
                  <ItemFact>
                    <RelativeTime at={started_at} text={(time) => time} focusable />
                  </ItemFact>
                </Item>
              ))}
            </ItemList>
          </Section>
        )
      }
    </AwaitSection>
  );
}
