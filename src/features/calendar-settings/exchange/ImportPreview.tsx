import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Item, ItemFact, ItemList } from '#src/ui/data/ItemList.tsx';
import type { CalendarSettings } from '../frame/settings-part.ts';
import styles from './ImportSection.module.css';
import type { ImportedEvent, ImportOutcome, ImportResult } from './import-choices.ts';
import { outcomes } from './use-counts-text.ts';
import { useStartText } from './use-start-text.ts';

type DateTime = CalendarSettings['date_time'];

/** The events of a file by what becomes of them. */
export function ImportPreview({ result, dateTime }: { result: ImportResult; dateTime: DateTime }) {
  const t = useTranslate();
  return outcomes
    .filter(({ name }) => result.counts[name] > 0)
    .map(({ name, describe }) => (
      <OutcomeGroup
        key={name}
        label={describe(t, result.counts[name])}
        outcome={name}
        result={result}
        dateTime={dateTime}
      />
    ));
}

interface OutcomeGroupProps {
  label: string;
  outcome: ImportOutcome;
  result: ImportResult;
  dateTime: DateTime;
}

function OutcomeGroup({ label, outcome, result, dateTime }: OutcomeGroupProps) {
  const events = result.events.filter((event) => event.outcome === outcome);
  // Those that need attention are open.
  const [isOpen, setOpen] = useState(
    outcome === 'refused' || events.some(({ warnings }) => warnings.length > 0),
  );
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.outcome}>{label}</summary>
      {isOpen && (
        <ItemList label={label}>
          {events.map((event) => (
            <EventItem
              key={`${event.line} ${event.title} ${event.start}`}
              event={event}
              dateTime={dateTime}
            />
          ))}
        </ItemList>
      )}
    </details>
  );
}

function EventItem({ event, dateTime }: { event: ImportedEvent; dateTime: DateTime }) {
  const t = useTranslate();
  const startText = useStartText(dateTime);
  const { line, title, start, repeats, problem, warnings } = event;
  return (
    <Item icon={problem === null ? 'calendar' : 'alert'} title={title ?? t('settings:(no title)')}>
      <ItemFact>{t('settings:Line %line%', { line })}</ItemFact>
      {start !== null && <ItemFact>{startText(start)}</ItemFact>}
      {repeats && <ItemFact>{t('settings:Repeats')}</ItemFact>}
      {[...(problem === null ? [] : [problem]), ...warnings].map((text) => (
        <ItemFact key={text}>{text}</ItemFact>
      ))}
    </Item>
  );
}
