import type { components } from '#generated/calendar/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { shownFileName } from '#src/util/file-names.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './EventAttachments.module.css';

/** The files of an event, with a small picture of those that have one. */
export function EventAttachments({
  attachments,
}: {
  attachments: readonly components['schemas']['Attachment'][];
}) {
  const t = useTranslate();
  return (
    <UnmarkedList className={styles.files} aria-label={t('calendar:Attachments')}>
      {attachments.map(({ id, name, url, thumbnail_url }) => {
        const picture = safeWebAddress(thumbnail_url);
        return (
          <li key={id}>
            <a
              className={styles.file}
              href={safeWebAddress(url)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {picture ? (
                <img className={styles.picture} src={picture} alt="" loading="lazy" />
              ) : (
                <span className={styles.picture}>
                  <Icon name="file" />
                </span>
              )}
              <span className={styles.name}>{shownFileName(name)}</span>
            </a>
          </li>
        );
      })}
    </UnmarkedList>
  );
}
