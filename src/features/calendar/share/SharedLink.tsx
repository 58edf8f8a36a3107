import { useAtomValue } from 'jotai';
import { getEventAsICalendar } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkCodes } from '#src/ui/data/LinkCodes.tsx';
import { saveFile } from '#src/util/save-file.ts';
import { type EventPlace, eventPath } from '../activity/event-place.ts';
import { fileName } from './file-name.ts';
import styles from './SharedLink.module.css';

interface SharedLinkProps {
  place: EventPlace;
  /** The absolute address of the event's own page. */
  address: string;
}

/** The link to an event, as a text, a code to scan and a file, and the way to another calendar app. */
export function SharedLink({ place, address }: SharedLinkProps) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const { calendar, event } = place;
  const save = useAction({
    call: (_: undefined, options) => getEventAsICalendar({ path: eventPath(place) }, options),
    onSuccess: (text) =>
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(event.title)),
    onFailure: useShowFailure(),
    revalidate: false,
  });
  return (
    <div className={styles.share}>
      <LinkCodes
        address={address}
        copyLabel={t('calendar:Copy link')}
        codeLabel={t('calendar:QR code of the link')}
      />
      <div className={styles.actions}>
        <Button size="dense" pending={save.pending} onClick={() => save.run(undefined)}>
          {t('calendar:Save as a file (.ics)')}
        </Button>
        {/* Other apps have no login, so only the address with a key works for them. */}
        {calendar.configuration.access.kind === 'key' && (
          <a href={appAddress(baseUrl, place)}>{t('calendar:Open in another calendar app')}</a>
        )}
      </div>
    </div>
  );
}

/** The event's iCalendar address with the scheme that calendar apps open. */
function appAddress(baseUrl: string, place: EventPlace): string {
  const { calendar, eventId } = eventPath(place);
  const path = ['calendars', calendar, 'events', eventId, 'ics'].map(encodeURIComponent).join('/');
  return new URL(`${baseUrl}/${path}`, window.location.href).href.replace(/^https?:/, 'webcal:');
}
