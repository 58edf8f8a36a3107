import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './NewsPanel.module.css';
import {
  isFresh,
  lastSeenNews,
  loadNewsAtom,
  type NewsItem,
  newsAtom,
  seeNewsAtom,
} from './news.ts';
import { SidePanel } from './SidePanel.tsx';

/** News and tips, each linking to its page. Showing them marks them as seen. */
export function NewsPanel() {
  const t = useTranslate();
  const { links } = useAtomValue(settingsAtom);
  const allNews = safeWebAddress(links?.news);
  return (
    <SidePanel title={t('header:News & Tips')}>
      <div className={styles.news}>
        <ErrorBoundary fallback={(retry) => <BrokenNews onRetry={retry} />}>
          <NewsContent />
        </ErrorBoundary>
        {allNews && (
          <a className={styles.all} href={allNews} target="_blank" rel="noopener noreferrer">
            {t('header:All news')}
          </a>
        )}
      </div>
    </SidePanel>
  );
}

function NewsContent() {
  const t = useTranslate();
  const news = useAtomValue(newsAtom);
  const loadNews = useSetAtom(loadNewsAtom);
  if (!news) return <Skeleton shape="lines" label={t('common:Loading')} />;
  return (
    <AwaitSection resolve={news.items} onRetry={() => loadNews(news.language)}>
      {(items) =>
        items.length > 0 ? (
          <NewsList items={items} />
        ) : (
          <EmptyState icon="news" title={t('header:No news yet')} />
        )
      }
    </AwaitSection>
  );
}

function NewsList({ items }: { items: readonly NewsItem[] }) {
  const t = useTranslate();
  const { date } = useFormats();
  const seeNews = useSetAtom(seeNewsAtom);
  // The state before these items were seen, so that new ones stay marked while the user reads them.
  const [lastSeen] = useState(lastSeenNews);
  const [now] = useState(() => Date.now());
  // Marks the items as seen once they are on the page.
  const see = useCallback(() => seeNews(items), [seeNews, items]);

  return (
    <UnmarkedList ref={see} className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <a href={safeWebAddress(item.url)} target="_blank" rel="noopener noreferrer">
            {item.title}
          </a>
          <p className={styles.date}>
            <time dateTime={item.date}>{date(item.date)}</time>
            {isFresh(item, lastSeen, now) && <Badge tone="accent">{t('header:New')}</Badge>}
          </p>
        </li>
      ))}
    </UnmarkedList>
  );
}

/** Shown if the items cannot be rendered; retrying reloads them. */
function BrokenNews({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  const news = useAtomValue(newsAtom);
  const loadNews = useSetAtom(loadNewsAtom);
  return (
    <>
      <Notice
        title={t('errors:Something went wrong')}
        text={t('errors:This part of the page could not be shown.')}
      />
      <div>
        <Button
          onClick={() => {
            if (news) loadNews(news.language);
            onRetry();
          }}
        >
          {t('common:Try again')}
        </Button>
      </div>
    </>
  );
}
