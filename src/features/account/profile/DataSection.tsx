import { useSetAtom } from 'jotai';
import { getPersonalData } from '#generated/app/security/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { statusAtom } from '#src/status/status.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { saveFile } from '#src/util/save-file.ts';

/** Lets users keep a copy of what the product knows about them. */
export function DataSection() {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const download = useAction({
    call: (_: undefined, options) => getPersonalData({}, options),
    onSuccess: (data) => {
      const name = `account-data-${data.exported_at.slice(0, 10)}.json`;
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), name);
      showStatus({
        type: 'success',
        text: message('profile:Your data is saved as %name%.', { name }),
      });
    },
    onFailure: useShowFailure(() => t('profile:No file was saved.')),
    revalidate: false,
  });
  return (
    <Section
      id="data"
      title={t('profile:Your data')}
      lead={t(
        'profile:A file (JSON) with your profile, addresses, passkeys, devices, email notifications, reminders and list of calendars.',
      )}
      actions={
        <OwnerButton pending={download.pending} onClick={() => download.run(undefined)}>
          {t('profile:Download your data')}
        </OwnerButton>
      }
    />
  );
}
