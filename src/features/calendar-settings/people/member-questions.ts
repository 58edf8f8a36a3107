import type { Translate } from '#src/i18n/i18n.ts';
import type { Question } from '#src/ui/overlay/ConfirmDialog.tsx';
import { type Member, memberName } from './member.ts';

export function removalQuestion(t: Translate, member: Member): Question {
  const name = memberName(member);
  return member.status === 'invited'
    ? {
        title: t('settings:Take back the invitation of %name%?', { name }),
        effect: t('settings:The calendar does not open for this address. You can invite it again.'),
        act: t('settings:Take back'),
        tone: 'danger',
      }
    : {
        title: t('settings:Remove %name%?', { name }),
        effect: t(
          'settings:The calendar leaves the dashboard of %name% at once. What %name% has added stays. With a link, it can still be opened.',
          { name },
        ),
        act: t('settings:Remove'),
        tone: 'danger',
      };
}

export function leaveQuestion(t: Translate, title: string): Question {
  return {
    title: t('settings:Leave “%title%”?', { title }),
    effect: t(
      'settings:The calendar leaves your dashboard at once. What you have added stays. Only its administrators can let you in again.',
    ),
    act: t('settings:Leave'),
    tone: 'danger',
  };
}

export function transferQuestion(t: Translate, member: Member, title: string): Question {
  const name = memberName(member);
  return {
    title: t('settings:Make %name% the owner?', { name }),
    effect: t(
      'settings:The calendar and its plan then belong to %name%, who alone can give them back. You stay an administrator.',
      { name },
    ),
    act: t('settings:Hand over'),
    tone: 'danger',
    typed: title,
  };
}
