import { type ComponentProps, useId, useRef, useState } from 'react';
import { sendPushMessageLimits } from '#generated/admin/limits.ts';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
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

/** In the form's terms; the server does not need to know. */
type TypedMessage = typeof empty & { written_in: string };

const operation = 'sendPushMessage';

/** Sends a push message to users' phones in three steps: count, test, send. */
function PushPage() {
  const t = useTranslate();
  const { language } = useShownTexts();
  // The language in which staff use the product is the likeliest.
  const [initial] = useState<TypedMessage>({
    ...empty,
    written_in: translatedLanguages.includes(language) ? language : 'en',
  });
  const [typedMessage, setTypedMessage] = useState(initial);
  const push = usePushMessage(toMessage(typedMessage));
  const id = useId();
  const step = useRef<Step>('count');
  const submitBy = (next: Step) => () => {
    step.current = next;
  };
  const change = (part: Partial<TypedMessage>) => setTypedMessage({ ...typedMessage, ...part });
  return (
    <PageShell title={t('admin:Push message')}>
      <Warning denial={push.denial} />
      <div className={styles.page}>
        <Card>
          <Form
            label={t('admin:Push message')}
            initial={initial}
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
                <LanguageFields
                  writtenIn={field('written_in')}
                  recipients={field('language')}
                  onChange={change}
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
          <SendStep push={push} language={typedMessage.written_in} />
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

const languageChoices = translatedLanguages.map((value) => ({
  value,
  label: languageName(value),
  lang: value,
}));

type LanguageField = Pick<ComponentProps<typeof SelectField>, 'name'> & { initial: string };

interface LanguageFieldsProps {
  writtenIn: LanguageField;
  recipients: LanguageField;
  onChange: (change: Partial<TypedMessage>) => void;
}

function LanguageFields({ writtenIn, recipients, onChange }: LanguageFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <SelectField
        {...writtenIn}
        label={t('admin:Language of the message')}
        hint={t('admin:It is not translated. The count says who reads another one.')}
        options={languageChoices}
        onChange={(event) => onChange({ written_in: event.target.value })}
      />
      <SelectField
        {...recipients}
        label={t('admin:Language of the recipients')}
        options={[{ value: '', label: t('admin:All languages') }, ...languageChoices]}
        onChange={(event) => onChange({ language: event.target.value })}
      />
    </>
  );
}

function toMessage({ title, message, language }: Required<PushMessage>): PushMessage {
  return { title: title.trim(), message: message.trim(), ...(language ? { language } : {}) };
}

export { PushPage as Component };
