import { useId, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageName, translatedLanguages } from '#src/i18n/languages.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AdminShell } from '../frame/AdminShell.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import styles from './PushPage.module.css';
import { PushPreview } from './PushPreview.tsx';
import { SendStep } from './SendStep.tsx';
import { type PushMessage, usePushMessage } from './use-push-message.ts';

/** Maximum lengths of the texts in the contract's `PushMessageRequest`. */
const maxTitleLength = 65;
const maxMessageLength = 240;

type Step = 'count' | 'tryOut';

/** Sends a push message to users' phones in three steps: count, test, send. */
function PushPage() {
  const t = useTranslate();
  const push = usePushMessage();
  const [typed, setTyped] = useState({ title: '', message: '' });
  const id = useId();
  const step = useRef<Step>('count');
  const submitBy = (next: Step) => () => {
    step.current = next;
  };
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    push.forget();
  };
  return (
    <AdminShell title={t('admin:Push message')}>
      {push.denial === null ? (
        <Callout icon="alert" tone="warning">
          {t('admin:Appears on the phones of users at once. It cannot be taken back.')}
        </Callout>
      ) : (
        <Callout icon="lock" tone="info">
          {push.denial}
        </Callout>
      )}
      <div className={styles.page}>
        <Form
          label={t('admin:Push message')}
          initial={{ title: '', message: '', language: '' }}
          pending={push.count.pending || push.tryOut.pending}
          error={null}
          onSubmit={(values) => push[step.current].start(textOf(values))}
        >
          {(field) => (
            <>
              <CountedField
                {...field('title')}
                label={t('admin:Title')}
                hint={t('admin:One line; phones cut off longer titles.')}
                maxLength={maxTitleLength}
                autoComplete="off"
                required
                onChange={(event) => change({ title: event.target.value })}
              />
              <TextareaField
                {...field('message')}
                label={t('admin:Message')}
                maxLength={maxMessageLength}
                required
                onChange={(event) => change({ message: event.target.value })}
              />
              <SelectField
                {...field('language')}
                label={t('admin:Language of the recipients')}
                hint={t(
                  'admin:The message is not translated: write it in the language of its recipients.',
                )}
                options={[
                  { value: '', label: t('admin:All languages') },
                  ...translatedLanguages.map((value) => ({
                    value,
                    label: languageName(value),
                    lang: value,
                  })),
                ]}
                onChange={push.forgetCount}
              />
              <div className={styles.steps}>
                <ActButton
                  denial={push.denial}
                  type="submit"
                  size="normal"
                  pending={push.count.pending}
                  onClick={submitBy('count')}
                >
                  {t('admin:Count recipients')}
                </ActButton>
                <ActButton
                  denial={push.denial}
                  type="submit"
                  size="normal"
                  pending={push.tryOut.pending}
                  onClick={submitBy('tryOut')}
                >
                  {t('admin:Send to me first')}
                </ActButton>
              </div>
            </>
          )}
        </Form>
        {!push.isSent && (typed.title || typed.message) && <UnsavedForm id={id} />}
        <div className={styles.aside}>
          <PushPreview title={typed.title} message={typed.message} />
          <SendStep push={push} />
        </div>
      </div>
      {push.send.dialog}
    </AdminShell>
  );
}

function textOf({ title, message, language }: Required<PushMessage>): PushMessage {
  return { title: title.trim(), message: message.trim(), ...(language ? { language } : {}) };
}

export { AdminFrame as Frame, PushPage as Component };
