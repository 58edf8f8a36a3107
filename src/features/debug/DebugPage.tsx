import type { ComponentType } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { CallsSection } from './CallsSection.tsx';
import styles from './DebugPage.module.css';
import { SessionSection } from './SessionSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { StorageSection } from './StorageSection.tsx';
import { TranslationSection } from './TranslationSection.tsx';

interface DebugPart {
  id: string;
  title: string;
  /** Receives the section's name, for its own table. */
  Content: ComponentType<{ title: string }>;
}

/** The client's own state, for admins who track down an error (product specification, section 2). */
function DebugPage() {
  const t = useTranslate();
  const parts: readonly DebugPart[] = [
    { id: 'settings', title: t('debug:Settings'), Content: SettingsSection },
    { id: 'session', title: t('debug:Session'), Content: SessionSection },
    { id: 'translation', title: t('debug:Translation'), Content: TranslationSection },
    { id: 'calls', title: t('debug:Last calls'), Content: CallsSection },
    { id: 'storage', title: t('debug:Storage'), Content: StorageSection },
  ];
  return (
    <PageShell title={t('debug:Debug')}>
      <nav aria-label={t('debug:On this page')}>
        <ul className={styles.links}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, Content }) => (
        <Section key={id} id={id} title={title}>
          <Content title={title} />
        </Section>
      ))}
    </PageShell>
  );
}

export { DebugPage as Component };
