import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { avatarPicture } from '#src/session/avatar-picture.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Avatar } from '#src/ui/data/Avatar.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import styles from './AvatarPage.module.css';
import { AvatarTypes } from './AvatarTypes.tsx';
import { NewPicture } from './NewPicture.tsx';

/** Sizes at which pictures of people are shown: large on their own page, small in lists, smallest in the header. */
const sizes = ['large', 'small', 'smallest'] as const;

/** The user's picture: the current one, a new one, or none. */
function AvatarPage() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { upload } = useAtomValue(settingsAtom);
  const [isEditing, setEditing] = useState(false);
  if (!user) return null;
  return (
    <PageShell
      title={t('account:Avatar')}
      lead={t('account:Your picture helps others to recognize you in shared calendars.')}
      width="text"
    >
      {/* The editor has previews of its own, and needs the room to be in view as a whole. */}
      {!isEditing && (
        <Section title={t('account:Current picture')}>
          <Card>
            <div className={styles.sizes}>
              {sizes.map((size) => (
                <span key={size} className={styles[size]}>
                  <Avatar id={user.id} name={user.name} picture={avatarPicture(user)} />
                </span>
              ))}
            </div>
          </Card>
        </Section>
      )}
      {upload && (
        <Section title={t('account:New picture')}>
          <NewPicture provider={upload} onEdit={setEditing} />
        </Section>
      )}
      <Section title={t('account:Without a picture of your own')}>
        <Card>
          <AvatarTypes current={user.avatar_type} />
        </Card>
      </Section>
    </PageShell>
  );
}

export { AvatarPage as Component };
