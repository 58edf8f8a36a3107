import { readStorage } from '#src/util/browser-storage.ts';
import { parsedRecord } from '#src/util/parsed-record.ts';
import { memoryKey } from '../address/memory-key.ts';
import { isPhone } from '../formats/phone-query.ts';

/** Where days side by side have no room, these are easier to read. */
const phoneViews: readonly unknown[] = ['agenda', 'days'];

/**
 * The view to begin with, if the address names none; undefined if there is none to choose from.
 * @param rememberedName the name of the reader's last one in this calendar.
 * @param ofCalendar the name of the one that the calendar's settings choose.
 * @param narrow the one that they choose for phones; null for the one that fits best.
 */
export function firstView<View extends { readonly name: string }>(
  usable: readonly View[],
  rememberedName?: unknown,
  ofCalendar?: string,
  narrow: string | null = null,
): View | undefined {
  return [
    rememberedName,
    ...(isPhone() ? [narrow, ...phoneViews] : []),
    ofCalendar,
    usable[0]?.name,
  ]
    .map((wanted) => usable.find(({ name }) => name === wanted))
    .find((view) => view !== undefined);
}

/**
 * Loads the code of the view that a calendar's page will probably show along with that of the page, whose hosting page has
 * a template with the links of each view. Runs in its head.
 */
export function loadFirstView(): void {
  const views = [...document.querySelectorAll<HTMLTemplateElement>('template[data-view]')].map(
    ({ dataset, content }) => ({ name: dataset['view'] ?? '', content }),
  );
  const { pathname, search } = window.location;
  // One of the segments is the calendar's key or identifier.
  const memories = pathname
    .split('/')
    .map((segment) => parsedRecord(readStorage(memoryKey(segment)))?.['view']);
  const name = /[?&]view=(\w+)/.exec(search)?.[1] ?? memories.find(Boolean);
  const view = firstView(views, name);
  if (view) document.head.append(view.content);
}
