import { useState } from 'react';
import { type GetNotificationSampleInput, getNotificationSample } from '#generated/app/fetchers.ts';
import { SectionContent } from '#src/actions/SectionContent.tsx';
import { useSectionData } from '#src/actions/section-data.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './SampleDialog.module.css';

type Kind = GetNotificationSampleInput['query']['kind'];

const kinds = ['change', 'daily_summary', 'agenda', 'reminder'] as const satisfies readonly Kind[];

/** Shows an example of each kind of mail. */
export function SampleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const [kind, setKind] = useState<Kind>('change');
  return (
    <Dialog open={open} title={t('notifications:Sample email')} width="wide" onClose={onClose}>
      <div className={styles.content}>
        <SelectField
          label={t('notifications:Kind of email')}
          value={kind}
          options={kinds.map((value) => ({ value, label: kindName(t, value) }))}
          onChange={(event) =>
            setKind(kinds.find((one) => one === event.currentTarget.value) ?? 'change')
          }
        />
        <Sample key={kind} kind={kind} />
      </div>
    </Dialog>
  );
}

function Sample({ kind }: { kind: Kind }) {
  const t = useTranslate();
  const section = useSectionData((options) => getNotificationSample({ query: { kind } }, options));
  return (
    <SectionContent section={section}>
      {({ sender, subject, text }) => (
        <div className={styles.mail}>
          <DescriptionList
            items={[
              { name: t('notifications:From'), value: sender },
              { name: t('notifications:Subject'), value: subject },
            ]}
          />
          <p className={styles.text}>{text}</p>
        </div>
      )}
    </SectionContent>
  );
}

function kindName(t: Translate, kind: Kind): string {
  switch (kind) {
    case 'change':
      return t('notifications:A change, at once');
    case 'daily_summary':
      return t('notifications:Changes, once a day');
    case 'agenda':
      return t('notifications:Daily agenda');
    case 'reminder':
      return t('notifications:Reminder');
  }
}
