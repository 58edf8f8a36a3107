import type { GetAccountClosureData } from '#generated/app/account/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import styles from './Losses.module.css';

/**
 * Lists the data that is lost with the account: first the calendars that no one can open anymore, starting with those
 * that others use.
 */
export function Losses({ losses }: { losses: GetAccountClosureData }) {
  const t = useTranslate();
  const calendars = losses.calendars.toSorted((a, b) => b.member_count - a.member_count);
  return (
    <div className={styles.losses}>
      {calendars.length > 0 ? (
        <>
          <p>
            {t('profile:%count% calendars of yours can no longer be opened by anybody:', {
              count: calendars.length,
            })}
          </p>
          <UnmarkedList
            className={styles.list}
            // A long list scrolls, by keyboard, too.
            tabIndex={0}
            aria-label={t('profile:Calendars that are lost')}
          >
            {calendars.map(({ id, title, member_count: count }) => (
              <li key={id}>
                {title}
                {count > 0 && (
                  <span className={styles.members}>
                    {t('profile:%count% others lose it, too', { count })}
                  </span>
                )}
              </li>
            ))}
          </UnmarkedList>
        </>
      ) : (
        <p>{t('profile:You own no calendars, so none is lost.')}</p>
      )}
      {losses.membership_count > 0 && (
        <p>
          {t('profile:You leave %count% calendars of others, which stay as they are.', {
            count: losses.membership_count,
          })}
        </p>
      )}
    </div>
  );
}
