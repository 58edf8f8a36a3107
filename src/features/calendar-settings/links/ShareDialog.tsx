import { useAtomValue } from 'jotai';
import { calendarAddress } from '#src/calendar/model/calendar-paths.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { LinkCodes } from '#src/ui/data/LinkCodes.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { SharedLink } from './shared-link.ts';

interface ShareDialogProps {
  /** Null while the dialog is closed. */
  link: SharedLink | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** A link as a text and a code, and its address for other calendar apps. */
export function ShareDialog({ link, ...dialog }: ShareDialogProps) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const shownLink = useLast(link);
  return (
    <Dialog
      open={link !== null}
      title={t('settings:Share “%name%”', { name: shownLink?.name ?? '' })}
      intro={shownLink && describeLink(t, shownLink)}
      {...dialog}
    >
      {shownLink && (
        <Stack>
          <LinkCodes
            address={calendarAddress(baseUrl, { calendarKey: shownLink.key })}
            copyLabel={t('calendar:Copy link')}
            codeLabel={t('calendar:QR code of the link')}
          />
          <DescriptionList
            items={[
              {
                name: t('settings:Feed for other calendar apps'),
                value:
                  shownLink.feed_url === null ? (
                    t('settings:None, because other apps cannot enter the password.')
                  ) : (
                    <CopyText text={shownLink.feed_url} label={t('settings:Copy feed address')} />
                  ),
              },
            ]}
          />
        </Stack>
      )}
    </Dialog>
  );
}

/** A sentence on what people get with a link. */
function describeLink(t: Translate, { has_password, role }: SharedLink): string {
  if (has_password) {
    return t('settings:People also need its password, which you tell them in another way.');
  }
  return role === 'admin'
    ? t('settings:Whoever has this link can do everything that administrators can.')
    : t('settings:The link alone opens the calendar.');
}
