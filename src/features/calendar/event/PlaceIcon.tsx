import { useAtomValue } from 'jotai';
import type { IconName } from '#generated/icons.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './PlaceIcon.module.css';
import { mapAddress, nameLink, type PlaceLink, readPlace, tabAttributes } from './place-parts.ts';

const icons: Readonly<Record<PlaceLink['kind'], IconName>> = {
  page: 'external',
  call: 'camera',
  phone: 'phone',
  mail: 'mail',
};

/** The first link of a place, or one to it on a map, where another element has its words. */
export function PlaceIcon({ text, tabIndex }: { text: string; tabIndex?: number }) {
  const t = useTranslate();
  const { links } = useAtomValue(settingsAtom);
  for (const part of readPlace(text)) {
    if (!part.link) continue;
    const { kind, address } = part.link;
    const name = nameLink(t, part.text, part.link);
    return <IconLink address={address} name={name} icon={icons[kind]} tabIndex={tabIndex} />;
  }
  const map = mapAddress(links?.map, text);
  const name = t('calendar:Show on a map: %place%', { place: text });
  return map ? <IconLink address={map} name={name} icon="place" tabIndex={tabIndex} /> : null;
}

interface IconLinkProps {
  address: string;
  name: string;
  icon: IconName;
  tabIndex: number | undefined;
}

export function IconLink({ address, name, icon, tabIndex }: IconLinkProps) {
  return (
    <a
      className={styles.link}
      href={address}
      {...tabAttributes(address)}
      aria-label={name}
      title={name}
      tabIndex={tabIndex}
    >
      <Icon name={icon} />
    </a>
  );
}
