import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { LinkRefusal, MailLinkPage } from './mail-link.ts';

interface LinkWords {
  /** The page's name. */
  page: string;
  /** Shown after a mail was requested, without revealing whether the address has an account. */
  sentTo: (email: string) => string;
  /** The advice if the link was already used. */
  ifUsed: string;
}

/** The texts that differ between kinds of mailed links. */
export function useLinkWords(page: MailLinkPage): LinkWords {
  const t = useTranslate();
  switch (page) {
    case 'resetPassword':
      return {
        page: t('recovery:Choose a new password'),
        sentTo: (email) =>
          t(
            'recovery:If there is an account for %email%, a link is on its way. It works once, within one hour.',
            { email },
          ),
        ifUsed: t(
          'recovery:If you chose a new password with it, log in. Otherwise, request a new link.',
        ),
      };
    case 'verifyEmail':
      return {
        page: t('recovery:Confirm your email address'),
        sentTo: (email) =>
          t(
            'recovery:If %email% is waiting to be confirmed, a link is on its way. It works once, within three days.',
            { email },
          ),
        ifUsed: t('recovery:Your address is most likely confirmed. If not, request a new link.'),
      };
    case 'activate':
      return {
        page: t('recovery:Activate your account'),
        sentTo: (email) =>
          t(
            'recovery:If an account for %email% is waiting to be activated, a link is on its way. It works once, within seven days.',
            { email },
          ),
        ifUsed: t('recovery:Your account is active. You can log in.'),
      };
  }
}

/** Why a link does not work, and what helps. */
export function explainRefusal(
  t: Translate,
  refusal: Exclude<LinkRefusal, 'other-account'>,
  ifUsed: string,
): { title: string; text: string } {
  switch (refusal) {
    case 'invalid':
      return {
        title: t('recovery:This link is not valid'),
        text: t(
          'recovery:It may have been cut off on its way, or replaced by a newer one. Open the link in the latest email again, or request a new one.',
        ),
      };
    case 'expired':
      return {
        title: t('recovery:This link has expired'),
        text: t('recovery:For your security, links work for a limited time. Request a new one.'),
      };
    case 'used':
      return { title: t('recovery:This link was used already'), text: ifUsed };
  }
}
