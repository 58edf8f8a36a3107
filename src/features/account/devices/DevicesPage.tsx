import { useSetAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { listDevices, updateDevice } from '#generated/app/security/fetchers.ts';
import { updateDeviceLimits } from '#generated/app/security/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { loadPageAtom } from '#src/session/page-load.ts';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { paths } from '#src/util/paths.ts';
import { RenameDialog } from '../RenameDialog.tsx';
import { shouldRevalidate } from '../search-revalidation.ts';
import { DeviceItem } from './DeviceItem.tsx';
import { type Device, loader } from './devices-loader.ts';
import { isNewDevice } from './is-new-device.ts';
import { LogOutDialog, type LogOutSubject } from './LogOutDialog.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { SupportViews } from './SupportViews.tsx';
import { useDeviceLogouts } from './use-device-logouts.ts';

/** The user's sessions, with ways to log them out. */
function DevicesPage() {
  const t = useTranslate();
  const loadPage = useSetAtom(loadPageAtom);
  const { devices: knownDevices, supportViews } = useLoaderData<typeof loader>();
  const { devices, logOut, logOutOthers } = useDeviceLogouts(knownDevices);
  const [subject, setSubject] = useState<LogOutSubject | null>(null);
  const [renamedDevice, setRenamedDevice] = useState<Device | null>(null);
  const otherDevices = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(otherDevices);
  // Staff who view the product as another user do not use that user's devices.
  const current = devices.find((device) => device.current);
  const remoteDevices = devices.filter((device) => !device.current);

  const ask = (about: LogOutSubject) => (button: HTMLElement) => {
    focusPlace.remember(button);
    setSubject(about);
  };
  const askName = (device: Device) => (button: HTMLElement) => {
    focusPlace.remember(button);
    setRenamedDevice(device);
  };
  const confirm = () => {
    setSubject(null);
    if (!subject) return;
    if (!('id' in subject)) logOutOthers();
    else if (subject.current) loadPage(paths.logout());
    else logOut(subject);
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
            <DeviceItem
              device={current}
              isNew={false}
              onRename={askName(current)}
              onAsk={ask(current)}
            />
          </ItemList>
        </Section>
      )}
      <OtherDevices
        ref={otherDevices}
        others={remoteDevices}
        known={devices}
        onRename={askName}
        onAsk={ask}
      />
      <SupportViews views={supportViews} />
      <LogOutEverywhere />
      <RenameDialog
        named={renamedDevice}
        hint={t('account:Only you see this name.')}
        limits={updateDeviceLimits}
        rename={({ id, name }, options) =>
          updateDevice({ path: { deviceId: id }, body: { name } }, options)
        }
        list={listDevices}
        onClose={() => setRenamedDevice(null)}
        returnFocus={focusPlace.find}
      />
      <LogOutDialog
        subject={subject}
        onConfirm={confirm}
        onClose={() => setSubject(null)}
        returnFocus={focusPlace.find}
      />
    </PageShell>
  );
}

interface OtherDevicesProps {
  ref: RefObject<HTMLElement | null>;
  others: readonly Device[];
  /** All devices, from which new ones stand out. */
  known: readonly Device[];
  onRename: (device: Device) => (button: HTMLElement) => void;
  onAsk: (about: LogOutSubject) => (button: HTMLElement) => void;
}

function OtherDevices({ ref, others, known, onRename, onAsk }: OtherDevicesProps) {
  const t = useTranslate();
  const [now] = useState(Date.now);
  return (
    <Section
      ref={ref}
      title={t('account:Other devices')}
      actions={
        others.length > 1 && (
          <OwnerButton size="dense" onClick={(event) => onAsk(others)(event.currentTarget)}>
            {t('account:Log out all')}
          </OwnerButton>
        )
      }
    >
      {others.length > 0 ? (
        <ItemList label={t('account:Other devices')}>
          {others.map((device) => (
            <DeviceItem
              key={device.id}
              device={device}
              isNew={isNewDevice(device, known, now)}
              onRename={onRename(device)}
              onAsk={onAsk(device)}
            />
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
  );
}

export { DevicesPage as Component, loader, shouldRevalidate };
