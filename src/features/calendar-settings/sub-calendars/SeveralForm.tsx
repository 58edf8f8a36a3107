import { useState } from 'react';
import { createSubCalendarLimits } from '#generated/calendar/limits.ts';
import { type Color, colors } from '#src/calendar/model/colors.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { nameIn } from './edit.ts';
import styles from './SeveralForm.module.css';
import { FolderField } from './SubCalendarForm.tsx';
import type { NewSubCalendar } from './use-sub-calendar-creation.ts';

interface SeveralFormProps {
  subCalendars: readonly SubCalendar[];
  /** The number that the license still allows. */
  room: number;
  pending: boolean;
  error: FormError | null;
  onSubmit: (bodies: readonly NewSubCalendar[]) => void;
  onCancel: () => void;
}

/** Adds several at once from a list of names, which begins with a template's. */
export function SeveralForm(props: SeveralFormProps) {
  const { subCalendars, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  const templates = listTemplates(t);
  const [template, setTemplate] = useState(templates[0]);
  const names = template?.names.join('\n') ?? '';
  const [text, setText] = useState(names);
  const [problem, setProblem] = useState<string | null>(null);
  const nextColors = colorsInTurn(subCalendars);
  const newNames = readNames(text);
  return (
    <Form
      initial={{ names, folder: '', allows_overlap: template?.allowsOverlap ?? true }}
      limits={{}}
      pending={pending}
      error={
        problem === null ? error : { ...noTitle, details: [{ field: 'names', message: problem }] }
      }
      onSubmit={({ names: sentNames, folder, allows_overlap }) => {
        const bodies = readNames(sentNames).map((name, index) => ({
          name: nameIn(folder, name),
          color: nextColors(index),
          active: true,
          allows_overlap,
        }));
        const nextProblem = findProblem(t, bodies, props);
        setProblem(nextProblem);
        if (nextProblem === null) onSubmit(bodies);
      }}
    >
      {(field) => (
        <>
          <SelectField
            label={t('settings:Start with')}
            value={template?.value}
            options={templates}
            onChange={({ currentTarget }) => {
              const next = templates.find(({ value }) => value === currentTarget.value);
              setTemplate(next);
              setText(next?.names.join('\n') ?? '');
              setProblem(null);
            }}
          />
          <TextareaField
            // Another template begins with its own names.
            key={template?.value}
            {...field('names')}
            label={t('settings:Names, one on each line')}
            rows={6}
            required
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <UnmarkedList className={styles.preview} aria-label={t('settings:Preview')}>
            {[...new Set(newNames)].map((name) => (
              <li key={name} className={styles.entry}>
                <ColorDot color={nextColors(newNames.indexOf(name))} />
                {name}
              </li>
            ))}
          </UnmarkedList>
          <FolderField {...field('folder')} subCalendars={subCalendars} />
          <SwitchField
            key={`overlap ${template?.value}`}
            {...field('allows_overlap')}
            label={t('settings:Allow double booking')}
          />
          <FormActions
            act={t('settings:Add %count% sub-calendars', { count: newNames.length })}
            pending={pending}
            onCancel={onCancel}
          />
        </>
      )}
    </Form>
  );
}

const noTitle = { title: '', message: '' };

function listTemplates(t: Translate) {
  return [
    {
      value: 'rooms',
      label: t('settings:Rooms'),
      names: [1, 2, 3].map((number) => t('settings:Room %number%', { number })),
      allowsOverlap: false,
    },
    {
      value: 'people',
      label: t('settings:People'),
      names: [1, 2, 3].map((number) => t('settings:Person %number%', { number })),
      allowsOverlap: true,
    },
    {
      value: 'projects',
      label: t('settings:Projects'),
      names: [1, 2, 3].map((number) => t('settings:Project %number%', { number })),
      allowsOverlap: true,
    },
    { value: 'none', label: t('settings:An empty list'), names: [], allowsOverlap: true },
  ];
}

/** The colors of new sub-calendars, first those that no other one has. */
export function colorsInTurn(subCalendars: readonly SubCalendar[]): (index: number) => Color {
  const used = new Set(subCalendars.map(({ color }) => color));
  const free = colors.filter((color) => !used.has(color));
  const turn = [...free, ...colors.filter((color) => used.has(color))];
  return (index) => turn[index % turn.length] ?? 'gray';
}

function readNames(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The first problem of the names, told before any of them is sent. */
function findProblem(
  t: Translate,
  bodies: readonly NewSubCalendar[],
  { subCalendars, room }: Pick<SeveralFormProps, 'subCalendars' | 'room'>,
): string | null {
  const names = bodies.map(({ name }) => name);
  const { maxLength } = createSubCalendarLimits.name;
  const takenNames = new Set(subCalendars.map(({ name }) => name));
  const taken = names.find((name) => takenNames.has(name));
  const double = names.find((name, index) => names.indexOf(name) !== index);
  const long = names.find((name) => [...name].length > maxLength);
  if (taken !== undefined) return t('settings:There is a “%name%” already.', { name: taken });
  if (double !== undefined) return t('settings:“%name%” is in the list twice.', { name: double });
  if (long !== undefined)
    return t('settings:“%name%” is too long: at most %max% characters, with its folder.', {
      name: long,
      max: maxLength,
    });
  if (names.length > room)
    return t('settings:Your plan allows %count% more sub-calendars.', { count: room });
  return null;
}
