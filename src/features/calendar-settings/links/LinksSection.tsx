import { useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { LinkDialogs, type OpenAct } from './LinkDialogs.tsx';
import { LinkList } from './LinkList.tsx';
import type { SharedLink } from './shared-link.ts';
import { useLinkWrites } from './use-link-writes.ts';

interface LinksSectionProps extends SettingsPartProps {
  listed: readonly SharedLink[];
}

/** The list of the links, and the dialogs that change them. */
export function LinksSection({ address, configuration, listed }: LinksSectionProps) {
  const t = useTranslate();
  const [links, setLinks] = useState(listed);
  const [open, setOpen] = useState<OpenAct | null>(null);
  // A dialog that opens while another one closes would lose the focus to the page behind it.
  const [fresh, setFresh] = useState<SharedLink | null>(null);
  const area = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(area);
  const writes = useLinkWrites({
    address,
    links,
    onChanged: (changed, renewed) => {
      setLinks(changed);
      setOpen(null);
      setFresh(renewed);
    },
  });
  const close = () => {
    for (const action of Object.values(writes)) action.reset();
    setOpen(null);
  };
  const start = (act: OpenAct, control: HTMLElement | null) => {
    if (control) focusPlace.remember(control);
    setOpen(act);
  };
  return (
    <Section
      ref={area}
      title={t('settings:Links to this calendar')}
      lead={t('settings:Anyone who has a link can open the calendar with it, without an account.')}
      actions={
        <Button
          look="primary"
          onClick={({ currentTarget }) => start({ act: 'edit', link: null }, currentTarget)}
        >
          {t('settings:New link')}
        </Button>
      }
    >
      {links.some(({ key }) => key === address) && (
        <Callout icon="key" tone="warning">
          {t(
            'settings:You are here with an administrators’ link: whoever has it can do all that you can. Share another one.',
          )}
        </Callout>
      )}
      <LinkList links={links} address={address} configuration={configuration} onAct={start} />
      <LinkDialogs
        open={open}
        address={address}
        configuration={configuration}
        writes={writes}
        onClose={close}
        onClosed={() => {
          setFresh(null);
          if (fresh) setOpen({ act: 'share', link: fresh });
        }}
        returnFocus={focusPlace.find}
      />
    </Section>
  );
}
