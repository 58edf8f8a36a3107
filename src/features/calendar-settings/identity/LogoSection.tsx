import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import type { CalendarNames } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { calendarLimits, type License } from '#src/uploads/limits.ts';
import { type CalendarAddress, logoPolicy } from '#src/uploads/policy-sources.ts';
import { toAttachment } from '#src/uploads/to-attachment.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import { Setting } from '../frame/Setting.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { useSettingsChange } from '../frame/use-settings-change.ts';
import styles from './LogoSection.module.css';

const UploadDialog = lazyPart(() => import('#src/uploads/dialog/UploadDialog.tsx'), 'UploadDialog');

/** The picture in place of the calendar's initial. It is saved as soon as it is uploaded. */
export function LogoSection({ address, configuration }: SettingsPartProps) {
  const t = useTranslate();
  const { id, title, license, settings } = configuration;
  const logo = safeWebAddress(settings.identity.logo_url);
  const save = useSettingsChange(address, useShowFailure());
  return (
    <Section
      title={t('settings:Logo')}
      lead={t('settings:Everybody sees it in the header of the calendar, in place of its initial.')}
    >
      <Card>
        <Setting name="logo">
          <Row>
            {logo === undefined ? (
              <InitialMark id={id} name={title} />
            ) : (
              <img
                className={styles.logo}
                src={logo}
                alt={t('settings:Logo of %title%', { title })}
              />
            )}
            <LogoUpload
              license={license}
              pending={save.pending}
              onUploaded={(file) =>
                save.run({ changes: { identity: { logo: file } }, before: null })
              }
            />
            {logo !== undefined && (
              <LogoRemoval
                onConfirm={() => save.run({ changes: { identity: { logo: null } }, before: null })}
              />
            )}
          </Row>
        </Setting>
      </Card>
    </Section>
  );
}

/** Asks first, because the file cannot be brought back. */
function LogoRemoval({ onConfirm }: { onConfirm: () => void }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const question = {
    title: t('settings:Remove the logo?'),
    effect: t('settings:Everybody will see the initial of the calendar instead.'),
    act: t('settings:Remove the logo'),
    tone: 'danger',
  } as const;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('settings:Remove the logo')}</Button>
      <ConfirmDialog
        question={isAsking ? question : null}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface LogoUploadProps {
  license: License;
  pending: boolean;
  onUploaded: (file: ReturnType<typeof toAttachment>) => void;
}

/** The button that opens the upload, or why there is none. `?upload=logo` opens it at once. */
function LogoUpload({ license, pending, onUploaded }: LogoUploadProps) {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const isVisitor = useAtomValue(currentUserAtom) === null;
  const place = readAddress(useParams());
  const [query] = useSearchParams();
  const [choice, setOpen] = useState<boolean | null>(null);
  const isOpen = choice ?? query.get('upload') === 'logo';
  const limits = calendarLimits(settings.license ?? license);
  if (!settings.upload || !place) return null;
  if (isVisitor) return <p className={styles.note}>{t('settings:Log in to upload a logo.')}</p>;
  if (limits.maxSize === 0) {
    return (
      <p className={styles.note}>{t("uploads:The calendar's plan does not include files.")}</p>
    );
  }
  const close = () => setOpen(false);
  return (
    <>
      <Button pending={pending} onClick={() => setOpen(true)}>
        {t('settings:Upload a logo…')}
      </Button>
      {isOpen && (
        <UploadDialog
          title={t('settings:Upload a logo')}
          intro={t(
            'settings:A square picture looks best. Everybody sees it as soon as you are done.',
          )}
          place={logoPolicy(place)}
          limits={{ ...limits, maxFiles: 1 }}
          accept="image/png,image/jpeg"
          onUploaded={([file]) => {
            if (file) onUploaded(toAttachment(file));
          }}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
}

function readAddress({ calendarKey, identifier }: CalendarNames): CalendarAddress | null {
  if (calendarKey !== undefined) return { calendarKey };
  return identifier === undefined ? null : { identifier };
}
