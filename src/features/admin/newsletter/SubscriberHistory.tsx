import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import type { Subscriber } from '../kinds/SubscriberSearch.tsx';
import { stateNames } from '../kinds/state-names.ts';

/** A button that opens the states of an address, and who set them. */
export function SubscriberHistory({ subscriber: { email, history } }: { subscriber: Subscriber }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const title = t('admin:History of %email%', { email });
  const names = stateNames(t).subscriber;
  return (
    <>
      <Button size="dense" aria-label={title} onClick={() => setOpen(true)}>
        {t('admin:History')}
      </Button>
      {isOpen && (
        <Dialog open title={title} width="wide" onClose={() => setOpen(false)}>
          <Timeline
            label={title}
            items={history.map(({ id, status, created_at, author }) => ({
              key: id,
              time: <RelativeTime at={created_at} text={(time) => time} focusable />,
              title: names[status] ?? status,
              foot: author?.name ?? t('admin:By the address’s owner or the mail server'),
            }))}
          />
        </Dialog>
      )}
    </>
  );
}
