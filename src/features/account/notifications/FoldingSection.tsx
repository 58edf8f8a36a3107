import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import styles from './FoldingSection.module.css';
import { RowState } from './RowState.tsx';
import type { SaveState } from './use-notification-changes.ts';

interface FoldingSectionProps {
  title: string;
  lead: string;
  /** The settings in short, which are shown instead of the fields. */
  summary: string;
  /** The state of saving the last change to the settings. */
  state: SaveState | undefined;
  children: ReactNode;
}

/** Settings that few people change. On a phone they would push the calendars out of view, so they are folded there. */
export function FoldingSection({ title, lead, summary, state, children }: FoldingSectionProps) {
  const t = useTranslate();
  const canFold = useMedia('(width < 640px)');
  const [isOpen, setOpen] = useState(false);
  const isFolded = canFold && !isOpen;
  const fieldsId = useId();
  return (
    <Section
      title={title}
      lead={isFolded ? summary : lead}
      actions={
        <>
          <RowState state={state} />
          {canFold && (
            <Button
              size="dense"
              aria-description={title}
              aria-expanded={isOpen}
              aria-controls={fieldsId}
              onClick={() => setOpen(!isOpen)}
            >
              {t('notifications:Change time')}
            </Button>
          )}
        </>
      }
    >
      <div id={fieldsId} className={styles.fields} hidden={isFolded}>
        {children}
      </div>
    </Section>
  );
}
