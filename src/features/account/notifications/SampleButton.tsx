import { useState } from 'react';
import {
  type GetNotificationSampleData,
  type GetNotificationSampleInput,
  getNotificationSample,
} from '#generated/app/notifications/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './SampleButton.module.css';

type Kind = GetNotificationSampleInput['query']['kind'];

const kinds = ['change', 'daily_summary', 'agenda', 'reminder'] as const satisfies readonly Kind[];

interface Sample {
  kind: Kind;
  mail: Promise<GetNotificationSampleData>;
}

/** Shows an example of each kind of mail in a dialog. */
export function SampleButton() {
  const t = useTranslate();
  const [sample, setSample] = useState<Sample | null>(null);
  const load = (kind: Kind) =>
    setSample({ kind, mail: loadLater(getNotificationSample({ query: { kind } })) });
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => load('change')}>
        {t('notifications:See a sample')}
      </Button>
      {sample && (
        <Dialog
          open
          title={t('notifications:Sample email')}
          width="wide"
          onClose={() => setSample(null)}
        >
          <Stack>
            <SelectField
              label={t('notifications:Kind of email')}
              value={sample.kind}
              options={kinds.map((value) => ({ value, label: kindName(t, value) }))}
              onChange={(event) =>
                load(
                  kinds.find((sampleKind) => sampleKind === event.currentTarget.value) ?? 'change',
                )
              }
            />
            <AwaitSection key={sample.kind} resolve={sample.mail} onRetry={() => load(sample.kind)}>
              {(mail) => <Mail mail={mail} />}
            </AwaitSection>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function Mail({ mail: { sender, subject, text } }: { mail: GetNotificationSampleData }) {
  const t = useTranslate();
  return (
    <div className={styles.mail}>
      <DescriptionList
        items={[
          { name: t('notifications:From'), value: sender },
          { name: t('notifications:Subject'), value: subject },
        ]}
      />
      <p className={styles.text}>{text}</p>
    </div>
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
