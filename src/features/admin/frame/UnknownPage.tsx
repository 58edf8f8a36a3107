import { staffPaths } from '#generated/app/staff-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';

/** An address of the tool with no page, of which only staff learn that it is the tool's. */
function UnknownPage() {
  const t = useTranslate();
  return (
    <PageShell
      title={t('errors:Page not found')}
      lead={t(
        'errors:There is nothing at this address. It may be mistyped, or the page may have moved.',
      )}
    >
      <div>
        <ButtonLink look="primary" to={staffPaths.admin()}>
          {t('admin:Search')}
        </ButtonLink>
      </div>
    </PageShell>
  );
}

export { UnknownPage as Component };
