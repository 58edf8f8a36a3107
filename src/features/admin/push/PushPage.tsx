import { type ChangeEvent, useId, useRef, useState } from 'react';
import { sendPushMessageLimits } from '#generated/admin/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageName } from '#src/i18n/language-names.ts';
import { translatedLanguages } from '#src/i18n/languages.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { ActButton } from '../acts/ActButton.tsx';
import styles from './PushPage.module.css';
import { PushPreview } from './PushPreview.tsx';
import type { PushMessage } from './push-acts.ts';
import { SendStep } from './SendStep.tsx';
import { usePushMessage } from './use-push-message.ts';

type Step = 'count' | 'tryOut';

const empty = { title: '', message: '', language: '' };

const operation = 'sendPushMessage';

/** Sends a push message to users' phones in three steps: count, test, send. */
function PushPage() {
  const t = useTranslate();
  const [typedMessage, setTypedMessage] = useState(empty);
  const push = usePushMessage(toMessage(typedMessage));
  const id = useId();
  const step = useRef<Step>('count');
  const submitBy = (next: Step) => () => {
    step.current = next;
  };
  const change = (part: Partial<typeof typedMessage>) =>
    setTypedMessage({ ...typedMessage, ...part });
  return (
    <PageShell title={t('admin:Push message')}>
      <Warning denial={push.denial} />
      <div className={styles.page}>
        <Card>
          <Form
            label={t('admin:Push message')}
            initial={empty}
            limits={sendPushMessageLimits}
            pending={push.isCounting || push.isTryingOut}
            error={null}
            onSubmit={() => push[step.current]()}
          >
            {(field) => (
              <>
                <CountedField
                  {...field('title')}
                  label={t('admin:Title')}
                  hint={t('admin:One line; phones cut off longer titles.')}
                  autoComplete="off"
                  required
                  onChange={(event) => change({ title: event.target.value })}
                />
                <TextareaField
                  {...field('message')}
                  label={t('admin:Message')}
                  required
                  onChange={(event) => change({ message: event.target.value })}
                />
                <RecipientLanguage
                  {...field('language')}
                  onChange={(event) => change({ language: event.target.value })}
                />
                <Row>
                  <ActButton
                    act={{ operation, label: t('admin:Count recipients') }}
                    type="submit"
                    size="normal"
                    pending={push.isCounting}
                    onClick={submitBy('count')}
                  />
                  <ActButton
                    act={{ operation, label: t('admin:Send to me first') }}
                    type="submit"
                    size="normal"
                    pending={push.isTryingOut}
                    onClick={submitBy('tryOut')}
                  />
                </Row>
              </>
            )}
          </Form>
        </Card>
        {!push.isSent && (typedMessage.title || typedMessage.message) && <UnsavedForm id={id} />}
        <div className={styles.aside}>
          <PushPreview title={typedMessage.title} message={typedMessage.message} />
          <SendStep push={push} />
        </div>
      </div>
    </PageShell>
  );
}

/** Shows a warning before writing: why the user may not send the message, or that it cannot be taken back. */
function Warning({ denial }: { denial: string | null }) {
  const t = useTranslate();
  return denial === null ? (
    <Callout icon="alert" tone="warning">
      {t('admin:Appears on the phones of users at once. It cannot be taken back.')}
    </Callout>
  ) : (
    <Callout icon="lock" tone="info">
      {denial}
    </Callout>
  );
}

interface RecipientLanguageProps {
  name: string;
  initial: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function RecipientLanguage(props: RecipientLanguageProps) {
  const t = useTranslate();
  return (
    <SelectField
      {...props}
      label={t('admin:Language of the recipients')}
      hint={t('admin:The message is not translated: write it in the language of its recipients.')}
      options={[
        { value: '', label: t('admin:All languages') },
        ...translatedLanguages.map((value) => ({
          value,
          label: languageName(value),
          lang: value,
        })),
      ]}
    />
  );
}

function toMessage({ title, message, language }: Required<PushMessage>): PushMessage {
  return { title: title.trim(), message: message.trim(), ...(language ? { language } : {}) };
}

export { PushPage as Component };
