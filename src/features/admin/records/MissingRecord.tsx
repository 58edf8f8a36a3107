import { useParams } from 'react-router-dom';
import { staffPaths } from '#generated/app/staff-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';

/** The page of a calendar that does not exist. */
export function MissingCalendar() {
  const t = useTranslate();
  const { calendarId: id = '' } = useParams();
  return (
    <MissingRecord
      title={t('records:No calendar %id%', { id })}
      search={staffPaths.admin({ query: id })}
    />
  );
}

/** The page of a user who does not exist. */
export function MissingUser() {
  const t = useTranslate();
  const { userId: id = '' } = useParams();
  return (
    <MissingRecord
      title={t('records:No user %id%', { id })}
      search={staffPaths.admin({ kind: 'users', query: id })}
    />
  );
}

/** The page of an organization that does not exist. */
export function MissingOrganization() {
  const t = useTranslate();
  const { organizationId: id = '' } = useParams();
  return (
    <MissingRecord
      title={t('records:No organization %id%', { id })}
      // Calendars are searched by the name of their organization, not by its ID.
      search={staffPaths.admin({ type: 'organization', ...(!/^\d+$/.test(id) && { query: id }) })}
    />
  );
}

/** Says that there is no such record, and leads to the search. The navigation around it stays usable. */
function MissingRecord({ title, search }: { title: string; search: string }) {
  const t = useTranslate();
  return (
    <PageShell
      title={title}
      lead={t('records:The ID may be mistyped, or the record may have been deleted for good.')}
    >
      <div>
        <ButtonLink look="primary" to={search}>
          {t('records:Search for it')}
        </ButtonLink>
      </div>
    </PageShell>
  );
}
