import { useParams } from 'react-router-dom';
import { calendarPath } from '#src/calendar/model/calendar-paths.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import type { CalendarSettings } from '../frame/settings-part.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportChoices, ImportResult } from './import-choices.ts';
import { useCountsText } from './use-counts-text.ts';
import type { useImport } from './use-import.ts';

interface ImportProgressProps {
  run: ReturnType<typeof useImport>;
  choices: ImportChoices;
  /** The formats of dates and times. */
  dateTime: CalendarSettings['date_time'];
}

/** The preview of an import, the button that brings it, and the way back. */
export function ImportProgress({ run, choices, dateTime }: ImportProgressProps) {
  const t = useTranslate();
  const { preview, result, isChecking, isSending } = run;
  const countsText = useCountsText();
  const isEmpty = preview?.accepted === 0;
  const checkAgain = () => run.check(choices);
  return (
    <>
      <div role="status">
        {isChecking && <Progress label={t('settings:Reading the file…')} />}
        {isSending && preview && (
          <Progress label={t('settings:Importing %count% events…', { count: preview.accepted })} />
        )}
        {preview && !isChecking && !isSending && (
          <Callout icon="info" tone={preview.counts.refused > 0 ? 'warning' : 'info'}>
            {isEmpty && `${t('settings:There is nothing to import.')} `}
            {countsText(preview.counts)}
            {preview.encoding === 'windows-1252' &&
              ` ${t('settings:The file does not say how its letters are written. Please check accents and umlauts.')}`}
          </Callout>
        )}
        {result && (
          <Callout icon="check" tone="info">
            {t('settings:The import is done.')} {countsText(result.counts)}
          </Callout>
        )}
      </div>
      {preview && <ImportPreview result={preview} dateTime={dateTime} />}
      {result ? (
        <Outcome result={result} run={run} />
      ) : (
        <Row>
          {preview && !isEmpty && (
            <Button
              look="primary"
              pending={isSending || isChecking}
              busy={isSending}
              onClick={() => run.send(choices)}
            >
              {t('settings:Import %count% events', { count: preview.accepted })}
            </Button>
          )}
          {isChecking ? (
            <Button onClick={run.cancelCheck}>{t('common:Cancel')}</Button>
          ) : (
            !preview && <Button onClick={checkAgain}>{t('settings:Read the file again')}</Button>
          )}
        </Row>
      )}
    </>
  );
}

/** The ways on and back after an import. */
function Outcome({ result, run }: { result: ImportResult; run: ImportProgressProps['run'] }) {
  const t = useTranslate();
  const { undo } = result;
  return (
    <Row>
      <ButtonLink to={calendarPath(useParams())}>{t('settings:Open the calendar')}</ButtonLink>
      {undo && (
        <Button pending={run.isUndoing} onClick={() => run.takeBack(undo)}>
          {t('settings:Undo the import')}
        </Button>
      )}
    </Row>
  );
}
