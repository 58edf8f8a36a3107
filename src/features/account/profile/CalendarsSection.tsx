import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListCalendarsData } from '#generated/app/calendars/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { Item, ItemFact, ItemList } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { paths } from '#src/util/paths.ts';
import { RemoveCalendarDialog } from '../remove-calendar/RemoveCalendarDialog.tsx';
import type { UserCalendar } from '../user-calendar.ts';
import styles from './CalendarsSection.module.css';

/** The way to the user's calendars on the dashboard and, on request, a button to remove each. */
export function CalendarsSection({ calendars }: { calendars: Promise<ListCalendarsData> }) {
  const t = useTranslate();
  return (
    <Section
      title={t('dashboard:Your calendars')}
      actions={<ButtonLink to={paths.dashboard()}>{t('account:Go to your dashboard')}</ButtonLink>}
    >
      <AwaitSection resolve={calendars}>
        {({ results }) => <Calendars calendars={results} />}
      </AwaitSection>
    </Section>
  );
}

function Calendars({ calendars }: { calendars: readonly UserCalendar[] }) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const [removal, setRemoval] = useState<UserCalendar | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const focusPlace = useFocusPlace(area);
  if (calendars.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={t('dashboard:You have no calendars yet')}
        level={3}
        text={t('profile:Calendars that you create or that others share with you appear here.')}
      />
    );
  }
  return (
    <div ref={area} className={styles.calendars}>
      {showsAll ? (
        <ItemList label={t('dashboard:Your calendars')}>
          {calendars.map((calendar) => (
            <CalendarItem
              key={calendar.id}
              calendar={calendar}
              onAsk={(button) => {
                focusPlace.remember(button);
                setRemoval(calendar);
              }}
            />
          ))}
        </ItemList>
      ) : (
        <Button
          look="link"
          onClick={(event) => {
            focusPlace.remember(event.currentTarget);
            // The button disappears, so the first of the rows takes the focus.
            flushSync(() => setShowsAll(true));
            focusPlace.find()?.focus();
          }}
        >
          {t('profile:Show all %count% calendars', { count: calendars.length })}
        </Button>
      )}
      <RemoveCalendarDialog
        calendar={removal}
        onClose={() => setRemoval(null)}
        returnFocus={focusPlace.find}
      />
    </div>
  );
}

interface CalendarItemProps {
  calendar: UserCalendar;
  onAsk: (button: HTMLElement) => void;
}

function CalendarItem({ calendar, onAsk }: CalendarItemProps) {
  const t = useTranslate();
  const { id, title, role, owner, active, last_opened_at } = calendar;
  return (
    <Item
      icon={<InitialMark id={id} name={title} />}
      title={title}
      actions={
        <OwnerButton
          size="dense"
          aria-label={t('profile:Remove %title%', { title })}
          onClick={(event) => onAsk(event.currentTarget)}
        >
          {t('profile:Remove')}
        </OwnerButton>
      }
    >
      {role === 'member' && (
        <ItemFact>{t('profile:Shared by %owner%', { owner: owner.name })}</ItemFact>
      )}
      {!active && <ItemFact>{t('common:Inactive')}</ItemFact>}
      {last_opened_at && (
        <ItemFact>
          <RelativeTime
            at={last_opened_at}
            text={(time) => t('dashboard:Opened %time%', { time })}
          />
        </ItemFact>
      )}
    </Item>
  );
}
