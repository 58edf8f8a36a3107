import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { dayNumber } from '#src/util/day-numbers.ts';
import {
  addByTouch,
  changeSeveralByTouch,
  dragEvent,
  dragSeveral,
  drawByKeys,
  drawEvent,
} from './drag-acts.ts';
import {
  addComment,
  chooseScope,
  copyEvent,
  deleteEvent,
  deleteSeveral,
  moveEvent,
  moveTwice,
  paste,
  renameEvent,
  signUp,
} from './event-acts.ts';
import {
  buttonNamed,
  enter,
  fillIn,
  type Hands,
  openDialog,
  openEditor,
  press,
  shownEvents,
} from './hands.ts';

/** Something that a person does on the calendar's page; it may take several steps. */
export interface Act {
  readonly name: string;
  readonly perform: (hands: Hands) => Promise<void> | void;
}

/** Everything that can be done now: answer what is asked first, otherwise anything. */
export function actsNow(): Act[] {
  const dialog = openDialog();
  if (dialog) return actsInDialog(dialog);
  const editor = openEditor();
  if (editor) {
    return [saveEditor(editor), pressAct(editor, 'Cancel'), reloadAct].flatMap((one) => one ?? []);
  }
  return [...actsOnMessages(), ...actsOnEvents(), ...actsOnView()];
}

function actsInDialog(dialog: HTMLElement): Act[] {
  const form = dialog.querySelector('form');
  if (form?.querySelector('[name="scope"]')) {
    return [{ name: 'choose which', perform: (hands) => chooseScope(dialog, form, hands) }];
  }
  if (form?.querySelector('[name="title"]')) return [saveQuickForm(form)];
  const close = pressAct(dialog, 'Close') ?? [];
  if (dialog.querySelector('[data-event]')) return [...actsOnList(dialog), close].flat();
  return [
    ...['Delete', 'Edit', 'Duplicate', 'Close', 'Cancel', 'Delete anyway', 'Save my changes'],
    ...['Save as a new event', /^Take the next free time/, /^Cancel sign-up/],
  ].flatMap((name) => pressAct(dialog, name) ?? []);
}

function pressAct(within: HTMLElement, name: string | RegExp): Act | null {
  const button = buttonNamed(within, name);
  return button
    ? { name: `press ${String(name)}`, perform: ({ make }) => make(() => fireEvent.click(button)) }
    : null;
}

/** Undo and try again, as a message offers them. */
function actsOnMessages(): Act[] {
  return ['Undo', 'Try again'].flatMap((name) => {
    const act = pressAct(document.body, name);
    return act ? [act, act] : [];
  });
}

function actsOnEvents(): Act[] {
  const events = shownEvents();
  const cells = [...document.querySelectorAll<HTMLElement>('main [role="gridcell"]')];
  // Those of a year open a list.
  const days = cells.filter((cell) => cell.matches('[aria-haspopup]'));
  if (days.length > 0) return [createAct([]), ...actsOnDays(days)];
  if (events.length === 0) return [createAct(cells)];
  const pick = pickAmong(events);
  return [
    createAct(cells),
    ...actsOnOne(pick),
    ...(cells.length > 0 ? listMoves(pick, cells) : []),
    ...[pressAct(document.body, /^\+\d+ more/) ?? []].flat(),
    { name: 'change several by touch', perform: (hands) => changeSeveralByTouch(pick, hands) },
    { name: 'cut and paste', perform: (hands) => paste(pick, hands, 'x') },
    { name: 'copy and paste', perform: (hands) => paste(pick, hands, 'c') },
    { name: 'sign up', perform: (hands) => signUp(hands) },
  ];
}

/** What the list of a day offers beside the grid that opens it. */
function actsOnList(list: HTMLElement): Act[] {
  return actsOnOne(pickAmong(shownEvents(list)));
}

function actsOnOne(pick: Pick): Act[] {
  return [
    { name: 'delete', perform: (hands) => deleteEvent(pick(hands.value), hands) },
    { name: 'rename', perform: (hands) => renameEvent(pick(hands.value), hands) },
    { name: 'delete several', perform: (hands) => deleteSeveral(pick, hands) },
    { name: 'comment', perform: (hands) => addComment(pick(hands.value), hands) },
    { name: 'copy', perform: (hands) => copyEvent(pick(hands.value), hands) },
  ];
}

/** Often one of the same few, so that changes meet, or one that was added, which everybody may change for a while. */
function pickAmong(events: readonly HTMLElement[]): Pick {
  const own = events.find((event) => /^Act \d/.test(event.getAttribute('aria-label') ?? ''));
  return (value) =>
    (value % 5 === 1 && own) ||
    (events[(value % 4 === 0 ? value : value % 3) % events.length] ?? null);
}

/** In a year, events are in the lists of its days. */
function actsOnDays(days: readonly HTMLElement[]): Act[] {
  const inList = actsOnOne(() => null).map(
    ({ name }, index): Act => ({
      name: `${name} in the list of a day`,
      perform: async (hands) => {
        const list = await openDay(days, hands);
        if (list) await actsOnList(list)[index]?.perform(hands);
      },
    }),
  );
  return [
    ...inList,
    { name: 'open a day', perform: async (hands) => void (await openDay(days, hands)) },
  ];
}

async function openDay(days: readonly HTMLElement[], { value, make, until }: Hands) {
  const busy = days.filter((day) => day.dataset['level'] !== '0');
  // Often near the present day, where others change events, too.
  const near = busy.filter((day) => Math.abs(Number(day.dataset['day']) - presentDay) < 14);
  const among = value % 3 > 0 && near.length > 0 ? near : busy;
  const day = among[value % among.length];
  if (!day) return null;
  await make(() => void fireEvent.click(day));
  return until(() => {
    const list = openDialog();
    return list?.querySelector('[data-event]') && list;
  });
}

const presentDay = dayNumber('2026-03-02');

type Pick = (value: number) => HTMLElement | null;

/** Moves, changes of length, and drags, which only grids have. */
function listMoves(pick: Pick, cells: readonly HTMLElement[]): Act[] {
  const pickCell = (value: number) => cells[value % cells.length];
  return [
    { name: 'move', perform: (hands) => moveEvent(pick(hands.value), hands, false) },
    { name: 'move at once again', perform: (hands) => moveTwice(pick(hands.value), hands, false) },
    { name: 'move, undo, move', perform: (hands) => moveTwice(pick(hands.value), hands, true) },
    { name: 'resize', perform: (hands) => moveEvent(pick(hands.value), hands, true) },
    ...(['mouse', 'touch'] as const).flatMap((by): Act[] => [
      {
        name: `drag by ${by}`,
        perform: (hands) => dragEvent(pick(hands.value), hands, { by }),
      },
      {
        name: `drag an edge by ${by}`,
        perform: (hands) => dragEvent(pick(hands.value), hands, { by, isResize: true }),
      },
      {
        name: `draw by ${by}`,
        perform: (hands) => drawEvent(pickCell(hands.value), hands, by),
      },
    ]),
    { name: 'draw by keys', perform: (hands) => drawByKeys(pickCell(hands.value), hands) },
    { name: 'add by touch', perform: (hands) => addByTouch(pickCell(hands.value), hands) },
    { name: 'drag several', perform: (hands) => dragSeveral(pickCell(hands.value), hands) },
  ];
}

const reloadAct: Act = { name: 'reload', perform: ({ reload }) => reload() };

function actsOnView(): Act[] {
  return [
    { name: 'undo by its key', perform: ({ make }) => make(() => press(document.body, 'z')) },
    ...['Next', 'Previous', 'Today'].flatMap((name) => pressAct(document.body, name) ?? []),
    {
      name: 'another view',
      perform: ({ value, make }) =>
        make(() => press(document.body, viewKeys[value % viewKeys.length] ?? 'm')),
    },
    reloadAct,
    timeAct,
  ];
}

/** The time passes in which visitors may change what they added. */
const timeAct: Act = {
  name: 'half an hour later',
  perform: ({ make }) => make(() => void vi.setSystemTime(Date.now() + 31 * 60_000)),
};

const viewKeys = ['m', 'w', 'd', 'x', 'l', 'a', 'b', 'i', 'e', 'y'];

/** Adds an event by its short form: on a day, or where a view has no cells by its key. */
function createAct(cells: readonly HTMLElement[]): Act {
  return {
    name: 'create',
    perform: async ({ value, until, make, title }) => {
      const cell = cells[value % cells.length];
      await make(() => {
        cell?.focus();
        if (cell) press(cell, 'Enter');
        else press(document.body, 'c');
      });
      const form = await until(() => openDialog()?.querySelector('form'));
      if (form) await make(() => fillIn(form, title));
      if (form) await make(() => void fireEvent.submit(form));
    },
  };
}

function saveQuickForm(form: HTMLFormElement): Act {
  return { name: 'save again', perform: ({ make }) => make(() => void fireEvent.submit(form)) };
}

function saveEditor(editor: HTMLElement): Act | null {
  const form = editor.querySelector('form');
  return (
    form && {
      name: 'save the form',
      perform: async ({ make, title }) => {
        const field = form.querySelector<HTMLInputElement>('[name="title"]');
        if (field?.value === '') await make(() => enter(field, title));
        await make(() => void fireEvent.submit(form));
      },
    }
  );
}
