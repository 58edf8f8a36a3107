import { setAppAttributes } from '#generated/admin/fetchers.ts';
import type { components } from '#generated/admin/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { AttributeEditor, type AttributeEditorProps } from '../attributes/AttributeEditor.tsx';
import { NewAttribute } from '../attributes/NewAttribute.tsx';
import { RecordParts } from '../records/RecordShell.tsx';
import { type AdministeredApp, Administrators } from './Administrators.tsx';
import styles from './Apps.module.css';

type Organization = Pick<components['schemas']['Organization'], 'id' | 'apps'>;

interface AppsProps {
  organization: Organization | null;
  /** The calendar that receives notes on the actions; apps have no audit log of their own. */
  noteOn: number | undefined;
}

/** The organization's apps, each with its attributes and its administrators. */
export function Apps({ organization, noteOn }: AppsProps) {
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
        <AppSection key={app.id} app={{ ...app, organizationId: organization.id, noteOn }} />
      ))}
    </RecordParts>
  );
}

type App = Organization['apps'][number] & AdministeredApp;

function AppSection({ app }: { app: App }) {
  const { id, title, identifier, attributes, noteOn } = app;
  const edited: AttributeEditorProps = {
    name: title,
    attributes,
    operation: 'setAppAttributes',
    save: (changes, options) =>
      setAppAttributes({ path: { id }, body: { attributes: changes } }, options),
    noteOn,
  };
  return (
    <Section
      title={title}
      lead={identifier}
      actions={
        <div className={styles.actions}>
          <Administrators app={app} />
          <NewAttribute {...edited} />
        </div>
      }
    >
      <AttributeEditor {...edited} />
    </Section>
  );
}
