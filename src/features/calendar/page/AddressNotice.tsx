import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { shortenText } from '#src/util/graphemes.ts';
import type { AddressProblem } from '../address/calendar-state.ts';

/** Says what in the page's address cannot be shown. */
export function AddressNotice({ problems }: { problems: readonly AddressProblem[] }) {
  const t = useTranslate();
  return (
    <LiveRegion>
      {problems.length > 0 && (
        <Callout icon="info" tone="warning">
          {problems.map((problem) => problemText(t, problem)).join(' ')}
        </Callout>
      )}
    </LiveRegion>
  );
}

/** The longest part of an address to repeat. */
const longestValue = 40;

function problemText(t: Translate, { name, value: whole }: AddressProblem): string {
  const value = shortenText(whole, longestValue);
  switch (name) {
    case 'view':
      return t('calendar:The link’s view “%value%” is not available in this calendar.', { value });
    case 'date':
      return t('calendar:The link’s date “%value%” is not a day between 1900 and 2199.', { value });
    case 'sub':
      return t('calendar:The link names parts of the calendar that are not there: “%value%”.', {
        value,
      });
    case 'scale':
      return t('calendar:The link’s timeline is as long as “%value%”, which is not available.', {
        value,
      });
    case 'filters':
      return t('calendar:The link filters by values that are not there: “%value%”.', { value });
    case 'count':
      return t('calendar:The link’s number “%value%” is not between 1 and 7.', { value });
  }
}
