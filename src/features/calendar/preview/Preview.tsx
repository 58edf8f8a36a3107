import { type RefObject, useCallback, useId } from 'react';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { showTooltip } from '#src/ui/overlay/tooltip-place.ts';
import { eventTime, signWords } from '../formats/event-name.ts';
import type { ViewProps } from '../grid/view-props.ts';
import styles from './Preview.module.css';
import { type ShownPreview, usePreview } from './use-preview.ts';

export interface PreviewProps extends Pick<ViewProps, 'eventLook' | 'formats' | 'configuration'> {
  /** The id of the event whose card is open, which says more; null for none. */
  openId: string | null;
  /** The element on which the pointer or the focus has been since before the code was there; null for none. */
  first: RefObject<Element | null>;
}

/** Shows an event's title, time, place and calendars. */
export function Preview({ openId, first, ...props }: PreviewProps) {
  const { shown, window } = usePreview(first);
  if (!shown || shown.span.event.id === openId) return null;
  return <PreviewWindow key={shown.span.event.id} {...props} shown={shown} window={window} />;
}

interface PreviewWindowProps extends Omit<PreviewProps, 'openId' | 'first'> {
  shown: ShownPreview;
  window: RefObject<HTMLDivElement | null>;
}

function PreviewWindow({ shown, window, eventLook, formats, configuration }: PreviewWindowProps) {
  const t = useTranslate();
  const placeId = useId();
  const { span, element, around } = shown;
  const { event } = span;
  const attach = useCallback(
    (preview: HTMLDivElement) => {
      window.current = preview;
      showTooltip(preview, around);
      // The name of the event says everything else.
      if (event.location) element.setAttribute('aria-describedby', placeId);
      return () => {
        window.current = null;
        element.removeAttribute('aria-describedby');
      };
    },
    [window, around, element, event.location, placeId],
  );
  const calendars = configuration.sub_calendars.filter(({ id }) =>
    event.sub_calendar_ids.includes(id),
  );
  const signs = signWords(t, span);
  return (
    <div ref={attach} popover="manual" role="tooltip" className={styles.preview}>
      <div className={styles.window}>
        <p className={styles.title}>{eventLook.title(event)}</p>
        <p>{eventTime(t, formats, span)}</p>
        {event.location && (
          <p className={styles.line}>
            <Icon name="place" />
            <span id={placeId}>{event.location}</span>
          </p>
        )}
        {calendars.map(({ id, name, color }) => (
          <p key={id} className={styles.line}>
            <ColorDot color={color} />
            <span>{splitName(name).own}</span>
          </p>
        ))}
        {signs.length > 0 && <p className={styles.signs}>{formats.join(signs)}</p>}
      </div>
    </div>
  );
}
