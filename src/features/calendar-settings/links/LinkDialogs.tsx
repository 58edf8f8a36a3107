import { useFormError } from '#src/actions/use-form-error.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { EmbedDialog } from './EmbedDialog.tsx';
import { LinkFormDialog } from './LinkFormDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { SharedLink } from './shared-link.ts';
import type { useLinkWrites } from './use-link-writes.ts';

export type LinkAct = 'edit' | 'share' | 'embed' | 'renew' | 'delete';

/** The dialog that is open, and its link; null for a new one. */
export type OpenAct = { act: LinkAct; link: SharedLink } | { act: 'edit'; link: null };

interface LinkDialogsProps extends SettingsPartProps {
  open: OpenAct | null;
  writes: ReturnType<typeof useLinkWrites>;
  onClose: () => void;
  /** Called when the dialog that gives a link its address has disappeared. */
  onClosed: () => void;
  returnFocus: () => HTMLElement | null;
}

/** The dialogs about one link. */
export function LinkDialogs(props: LinkDialogsProps) {
  const { open, address, configuration, writes, onClosed, ...dialog } = props;
  const t = useTranslate();
  const { creation, change, renewal, deletion } = writes;
  const linkFor = (act: LinkAct) => (open?.act === act ? open.link : null);
  const renewed = linkFor('renew');
  const deleted = linkFor('delete');
  return (
    <>
      <LinkFormDialog
        open={open?.act === 'edit'}
        link={linkFor('edit')}
        isHere={linkFor('edit')?.key === address}
        configuration={configuration}
        creation={creation}
        change={change}
        onClosed={onClosed}
        {...dialog}
      />
      <ShareDialog link={linkFor('share')} {...dialog} />
      <EmbedDialog link={linkFor('embed')} title={configuration.title} {...dialog} />
      <ConfirmDialog
        question={renewed && renewalQuestion(t, renewed)}
        pending={renewal.pending}
        error={useFormError(renewal.error)}
        onConfirm={() => renewed && renewal.run(renewed)}
        onClosed={onClosed}
        {...dialog}
      />
      <ConfirmDialog
        question={deleted && deletionQuestion(t, deleted)}
        pending={deletion.pending}
        error={useFormError(deletion.error)}
        onConfirm={() => deleted && deletion.run(deleted)}
        {...dialog}
      />
    </>
  );
}

function renewalQuestion(t: Translate, { name }: SharedLink) {
  return {
    title: t('settings:Renew the link “%name%”?', { name }),
    effect: t(
      'settings:The old link, its QR code, pages that embed it and its feed stop working at once, also for people who have added the calendar by it. All of them need the new link. This cannot be undone.',
    ),
    act: t('settings:Renew link'),
    tone: 'danger' as const,
  };
}

function deletionQuestion(t: Translate, { name }: SharedLink) {
  return {
    title: t('settings:Delete the link “%name%”?', { name }),
    effect: t(
      'settings:The link, its QR code, pages that embed it and its feed stop working at once, also for people who have added the calendar by it. Events that were added with it stay. This cannot be undone.',
    ),
    act: t('settings:Delete link'),
    tone: 'danger' as const,
  };
}
