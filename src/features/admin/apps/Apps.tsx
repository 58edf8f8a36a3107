import { setAppAttributes } from '#generated/admin/fetchers.ts';
import type { components } from '#generated/admin/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { AttributeEditor } from '../attributes/AttributeEditor.tsx';
import { RecordParts } from '../records/RecordShell.tsx';
import { Administrators } from './Administrators.tsx';
import styles from './Apps.module.css';

type Organization = Pick<components['schemas']['Organization'], 'id' | 'apps'>;

export function Apps({ organization }: { organization: Organization | null }) {
  const t = useTranslate();
  const apps = organization?.apps ?? [];
  if (!organization || apps.length === 0) {
    return (
      <EmptyState
        icon="grid"
        title={t('records:No apps')}
        text={t('records:Apps belong to organizations that run the product under their own name.')}
      />
    );
  }
  return (
    <RecordParts>
      {apps.map((app) => (
        <Section
          key={app.id}
          title={app.title}
          lead={app.identifier}
          actions={
            <div className={styles.actions}>
              <Administrators app={{ ...app, organizationId: organization.id }} />
            </div>
          }
        >
          <AttributeEditor
            name={app.title}
            attributes={app.attributes}
            operation="setAppAttributes"
            save={(attributes, options) =>
              setAppAttributes({ path: { id: app.id }, body: { attributes } }, options)
            }
          />
        </Section>
      ))}
    </RecordParts>
  );
}
