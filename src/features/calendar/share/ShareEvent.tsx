import { type ReactNode, useState } from 'react';
import { createEventPointer } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { type EventPlace, eventPath } from '../activity/event-place.ts';

const SharedLink = lazyPart(() => import('./SharedLink.tsx'), 'SharedLink');

interface ShareEventProps {
  place: EventPlace;
  /** @param button makes the link; false once it is there. */
  children: (button: ReactNode) => ReactNode;
}

/** Makes the link to a page that shows this event alone, and shows the ways to pass it on. */
export function ShareEvent({ place, children }: ShareEventProps) {
  const t = useTranslate();
  const [address, setAddress] = useState<string | null>(null);
  const share = useAction({
    call: (_: undefined, options) => createEventPointer({ path: eventPath(place) }, options),
    onSuccess: ({ url }) => setAddress(safeWebAddress(url) ?? null),
    onFailure: useShowFailure(() => t('calendar:There is no link yet.')),
    // The link changes nothing that the page shows.
    revalidate: false,
  });
  return (
    <>
      {children(
        address === null && (
          <Button size="dense" pending={share.pending} onClick={() => share.run(undefined)}>
            {t('calendar:Share')}
          </Button>
        ),
      )}
      {address !== null && (
        <SharedLink
          place={place}
          address={address}
          fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
        />
      )}
    </>
  );
}
