import { useTranslate } from '#src/i18n/i18n.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../acts/ActControl.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import { AttributeEditor } from '../attributes/AttributeEditor.tsx';
import { RecordParts } from '../records/RecordShell.tsx';
import { type App, appActs, describeApp } from './AppActs.tsx';

/** An organization's apps, each with its attributes and its administrators. */
export function Apps({ apps }: { apps: readonly App[] }) {
  const t = useTranslate();
  if (apps.length === 0) {
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
        <AppSection key={app.id} app={app} />
      ))}
    </RecordParts>
  );
}

function AppSection({ app }: { app: App }) {
  const acts = appActs(app, useActContext());
  return (
    <Section
      title={app.title}
      lead={app.identifier}
      actions={
        <Row>
          <ActControl act={acts.newAdministrator} />
          <ActControl act={acts.newLink} />
          <ActControl act={acts.newAttribute} />
        </Row>
      }
    >
      <AttributeEditor owner={describeApp(app)} />
    </Section>
  );
}
