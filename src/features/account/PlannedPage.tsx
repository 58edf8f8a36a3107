import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { paths } from '#src/util/paths.ts';

/** Stands in for a page that is not built yet: it says what is coming, and that the user's data is safe. */
export function PlannedPage({
  title,
  icon,
  contents,
}: {
  title: string;
  icon: string;
  /** One sentence about what the page will show. */
  contents: string;
}) {
  const t = useTranslate();
  return (
    <PageShell title={title}>
      <EmptyState
        icon={icon}
        title={t('account:This page is still being built')}
        text={t('account:%contents% Your data and your settings are safe.', { contents })}
        action={<ButtonLink to={paths.dashboard()}>{t('account:Go to your dashboard')}</ButtonLink>}
      />
    </PageShell>
  );
}
