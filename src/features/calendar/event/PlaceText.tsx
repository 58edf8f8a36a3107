import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { withHits } from '#src/ui/data/Hits.tsx';
import { IconLink } from './PlaceIcon.tsx';
import styles from './PlaceText.module.css';
import { mapAddress, nameLink, type PlacePart, readPlace, tabAttributes } from './place-parts.ts';

interface PlaceTextProps {
  text: string;
  /** Words to highlight, from `searchWords`. */
  words?: readonly string[];
  /** True where there is no room for words beside the place. Default false. */
  isBrief?: boolean;
  /** The `tabIndex` of its links. */
  tabIndex?: number;
}

/** A place with its links, or else with one to it on a map, if the hosting page names a map. */
export function PlaceText({ text, words = [], isBrief = false, tabIndex }: PlaceTextProps) {
  const t = useTranslate();
  const { links } = useAtomValue(settingsAtom);
  const parts = readPlace(text);
  const map = parts.some(({ link }) => link) ? undefined : mapAddress(links?.map, text);
  const mapName = t('calendar:Show on a map: %place%', { place: text });
  return (
    <span className={styles.place}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Parts of a text have no identity besides their place.
        <Part key={index} part={part} words={words} tabIndex={tabIndex} />
      ))}
      {map && (
        <>
          {' '}
          {isBrief ? (
            <IconLink address={map} name={mapName} icon="place" tabIndex={tabIndex} />
          ) : (
            <a
              className={styles.map}
              href={map}
              {...tabAttributes(map)}
              aria-label={mapName}
              tabIndex={tabIndex}
            >
              {t('calendar:Show on a map')}
            </a>
          )}
        </>
      )}
    </span>
  );
}

interface PartProps {
  part: PlacePart;
  words: readonly string[];
  tabIndex: number | undefined;
}

function Part({ part, words, tabIndex }: PartProps) {
  const t = useTranslate();
  const { text, link } = part;
  if (!link) return withHits(text, words);
  return (
    <a href={link.address} {...tabAttributes(link.address)} tabIndex={tabIndex}>
      {link.kind === 'call' ? nameLink(t, text, link) : withHits(text, words)}
    </a>
  );
}
