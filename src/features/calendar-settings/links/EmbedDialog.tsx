import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { calendarAddress } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import styles from './EmbedDialog.module.css';
import { type EmbedPart, embedAddress, embedCode, embedParts, wholePage } from './embed-code.ts';
import type { SharedLink } from './shared-link.ts';

interface EmbedDialogProps {
  /** Null while the dialog is closed. */
  link: SharedLink | null;
  /** The calendar's. */
  title: string;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** The code that embeds the calendar by a link into a website. */
export function EmbedDialog({ link, title, ...dialog }: EmbedDialogProps) {
  const t = useTranslate();
  const shownLink = useLast(link);
  return (
    <Dialog
      open={link !== null}
      width="columns"
      title={t('settings:Embed in a website')}
      intro={t(
        'settings:Anyone who sees the website can open the calendar with the link “%name%”.',
        {
          name: shownLink?.name ?? '',
        },
      )}
      {...dialog}
    >
      {shownLink && <Embedding link={shownLink} title={title} />}
    </Dialog>
  );
}

/** A separate component, so that each link begins with the whole page. */
function Embedding({ link: { key, role }, title }: { link: SharedLink; title: string }) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const [choice, setChoice] = useState(wholePage);
  const address = embedAddress(calendarAddress(baseUrl, { calendarKey: key }), choice);
  const show = (part: EmbedPart, isShown: boolean) => {
    const others = [...choice.hidden].filter((hiddenPart) => hiddenPart !== part);
    setChoice({ ...choice, hidden: new Set(isShown ? others : [...others, part]) });
  };
  const panels = {
    usual: t('settings:As usual'),
    closed: t('settings:Closed at first'),
    none: t('settings:None'),
  } as const;
  const panelNames = ['usual', 'closed', 'none'] as const;
  return (
    <Stack>
      {role === 'admin' && (
        <Callout icon="alert" tone="warning">
          {t(
            'settings:This is an administrators’ link: everybody who sees the website could change everything. Embed another one.',
          )}
        </Callout>
      )}
      <div className={styles.columns}>
        <Stack>
          <FieldGroup name="parts" label={t('settings:The website shows')}>
            {embedParts(t).map(({ part, label }) => (
              <CheckboxField
                key={part}
                name={`parts.${part}`}
                label={label}
                initial
                onChange={(event) => show(part, event.currentTarget.checked)}
              />
            ))}
          </FieldGroup>
          <SelectField
            name="panel"
            label={t('settings:Side panel')}
            initial="usual"
            options={panelNames.map((value) => ({ value, label: panels[value] }))}
            onChange={(event) => {
              const panel = panelNames.find((name) => name === event.currentTarget.value);
              if (panel) setChoice({ ...choice, panel });
            }}
          />
        </Stack>
        <iframe
          // Another address in the same frame would be a step of this window's history.
          key={address}
          className={styles.frame}
          src={address}
          title={t('settings:Preview')}
        />
      </div>
      <CopyText text={embedCode(address, title)} label={t('settings:Copy code')} />
    </Stack>
  );
}
