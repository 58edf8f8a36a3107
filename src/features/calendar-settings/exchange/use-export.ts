import { useSetAtom } from 'jotai';
import { exportEvents } from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { saveFile } from '#src/util/save-file.ts';
import { type ExportChoices, exportName, exportQuery, mediaTypes } from './export-choices.ts';

/** Saves events as a file with the calendar's title. */
export function useExport(address: string, title: string) {
  const showStatus = useSetAtom(statusAtom);
  return useAction({
    call: (wanted: ExportChoices, options) =>
      exportEvents({ path: { calendar: address }, query: exportQuery(wanted) }, options),
    onSuccess: (text, wanted) => {
      const { format } = wanted;
      const name = exportName(title, wanted);
      // Spreadsheets read UTF-8 by the mark, which reading a response as a text drops.
      const content = format === 'csv' ? ['\ufeff', text.replace(/^\ufeff/, '')] : [text];
      saveFile(new Blob(content, { type: `${mediaTypes[format]};charset=utf-8` }), name);
      showStatus({
        type: 'success',
        text: message('settings:The events are saved as “%name%”.', { name }),
      });
    },
    revalidate: false,
  });
}
