import { fileStem } from '#src/util/file-names.ts';

/** The name of an event's file: its title. */
export function fileName(title: string | null): string {
  return `${fileStem(title ?? '') || 'event'}.ics`;
}
