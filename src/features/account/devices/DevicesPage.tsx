import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { paths } from '#src/util/paths.ts';
import { DeviceItem } from './DeviceItem.tsx';
import { loader } from './devices-loader.ts';
import { type Asked, LogOutDialog } from './LogOutDialog.tsx';
import { useDeviceLogouts } from './use-device-logouts.ts';

/** The user's sessions, with ways to log them out. */
function DevicesPage() {
  const t = useTranslate();
  const loadPage = useSetAtom(loadPageAtom);
  const { shown, logOut, logOutOthers } = useDeviceLogouts(useLoaderData<typeof loader>());
  const [asked, setAsked] = useState<Asked | null>(null);
  const otherDevices = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(otherDevices);
  // Staff who view the product as another user do not use that user's devices.
  const current = shown.find((device) => device.current);
  const others = shown.filter((device) => !device.current);

  const ask = (about: Asked) => (button: HTMLElement) => {
    focusPlace.remember(button);
    setAsked(about);
  };
  const confirm = () => {
    setAsked(null);
    if (!asked) return;
    if (!('id' in asked)) logOutOthers();
    else if (asked.current) loadPage(paths.logout());
    else logOut(asked);
  };

  return (
    <PageShell
      title={t('account:Connected devices')}
      lead={t('account:If you do not recognize a device, log it out and change your password.')}
      width="text"
    >
      {current && (
        <Section title={t('account:This device')}>
          <ItemList label={t('account:This device')}>
            <DeviceItem device={current} onAsk={ask(current)} />
          </ItemList>
        </Section>
      )}
      <Section
        ref={otherDevices}
        title={t('account:Other devices')}
        actions={
          others.length > 1 && (
            <Button size="dense" onClick={(event) => ask(others)(event.currentTarget)}>
              {t('account:Log out all')}
            </Button>
          )
        }
      >
        {others.length > 0 ? (
          <ItemList label={t('account:Other devices')}>
            {others.map((device) => (
              <DeviceItem key={device.id} device={device} onAsk={ask(device)} />
            ))}
          </ItemList>
        ) : (
          <EmptyState
            icon="devices"
            title={t('account:No other devices')}
            level={3}
            text={t('account:You are logged in on this device only.')}
          />
        )}
      </Section>
      <LogOutDialog
        asked={asked}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
        returnFocus={focusPlace.find}
      />
    </PageShell>
  );
}

export { DevicesPage as Component, loader };
