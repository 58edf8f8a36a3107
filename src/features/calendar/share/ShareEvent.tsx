import { useState } from 'react';
import { createEventPointer } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { type EventPlace, eventPath } from '../activity/event-place.ts';

const SharedLink = lazyPart(() => import('./SharedLink.tsx'), 'SharedLink');

/** Makes the link to a page that shows this event alone, and shows the ways to pass it on. */
export function ShareEvent({ place }: { place: EventPlace }) {
  const t = useTranslate();
  const [address, setAddress] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const share = useAction({
    call: (_: undefined, options) => createEventPointer({ path: eventPath(place) }, options),
    onSuccess: ({ url }) => {
      const link = safeWebAddress(url) ?? null;
      setAddress(link);
      setOpen(link !== null);
    },
    onFailure: useShowFailure(() => t('calendar:There is no link yet.')),
    // The link changes nothing that the page shows.
    revalidate: false,
  });
  return (
    <>
      <Button
        size="dense"
        pending={share.pending}
        // One link is enough.
        onClick={() => (address === null ? share.run(undefined) : setOpen(true))}
      >
        {t('calendar:Share')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('calendar:Share')}
        intro={t(
          'calendar:Anyone with this link sees this event, and nothing else of the calendar.',
        )}
        onClose={() => setOpen(false)}
      >
        {address !== null && (
          <SharedLink
            place={place}
            address={address}
            fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
          />
        )}
      </Dialog>
    </>
  );
}
