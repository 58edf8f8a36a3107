import { fireEvent } from '@testing-library/react';
import {
  buttonNamed,
  enter,
  fillIn,
  giveUp,
  type Hands,
  openDialog,
  openEditor,
  press,
  shownEvents,
} from './hands.ts';

/** Answers the open question which occurrences are meant, or gives it up. */
export async function chooseScope(
  dialog: HTMLElement,
  form: HTMLFormElement,
  { value, make }: Hands,
): Promise<void> {
  const radios = [...form.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const radio = radios[value % (radios.length + 1)];
  const cancel = buttonNamed(dialog, 'Cancel');
  if (!radio && cancel) return make(() => void fireEvent.click(cancel));
  if (radio) await make(() => void fireEvent.click(radio));
  await make(() => void fireEvent.submit(form));
}

/** Answers the question which occurrences are meant, if it comes. */
export async function answerScope(hands: Hands): Promise<void> {
  const form = await hands.until(() => openDialog()?.querySelector<HTMLFormElement>('form'));
  const dialog = openDialog();
  if (dialog && form?.querySelector('[name="scope"]')) await chooseScope(dialog, form, hands);
}

/** In the table, only the event itself tells. */
export const isRepeating = (event: HTMLElement) =>
  event.matches('a') || /, repeats/.test(event.getAttribute('aria-label') ?? '');

async function openCard(event: HTMLElement | null, { until, make }: Hands) {
  if (!event) return null;
  await make(() => {
    event.focus();
    fireEvent.click(event);
  });
  return until(() => {
    const card = openDialog();
    return card?.querySelector('[role="tab"]') ? card : null;
  });
}

async function pressIn(
  card: HTMLElement | null,
  name: string | RegExp,
  { until, make }: Hands,
): Promise<boolean> {
  const button = card && (await until(() => buttonNamed(card, name)));
  if (button) await make(() => void fireEvent.click(button));
  return Boolean(button);
}

async function closeCard(card: HTMLElement | null, hands: Hands): Promise<void> {
  if (!card) return;
  await hands.make(() => press(document.activeElement ?? document.body, 'Escape'));
  await hands.until(() => !openDialog());
}

export async function deleteEvent(event: HTMLElement | null, hands: Hands): Promise<void> {
  const repeats = event !== null && isRepeating(event);
  const card = await openCard(event, hands);
  const isPressed = await pressIn(card, 'Delete', hands);
  if (!isPressed) return closeCard(card, hands);
  await hands.until(() => !card?.isConnected);
  if (repeats) await answerScope(hands);
}

/** Chooses two events and deletes them together. */
export async function deleteSeveral(
  pick: (value: number) => HTMLElement | null,
  hands: Hands,
): Promise<void> {
  const { value, make } = hands;
  const chosen = [pick(value), pick(value + 1)].flatMap((one) => one ?? []);
  for (const event of chosen) {
    await make(() => void fireEvent.click(event, { ctrlKey: true, detail: 1 }));
  }
  const [event] = chosen;
  if (!event) return;
  await make(() => event.focus());
  await make(() => press(event, 'Delete'));
  if (chosen.some(isRepeating)) await answerScope(hands);
  await giveUp(hands);
}

/** Copies or cuts an event, and pastes it on the day of another one. @param letter is that of the key. */
export async function paste(
  pick: (value: number) => HTMLElement | null,
  hands: Hands,
  letter: 'c' | 'x',
): Promise<void> {
  const { value, make } = hands;
  const [event, target] = [pick(value), pick(value + 2)];
  if (!event || !target) return;
  const combine = (element: HTMLElement, key: string) =>
    make(() => {
      element.focus();
      press(element, key, { code: `Key${key.toUpperCase()}`, ctrlKey: true });
    });
  await combine(event, letter);
  await combine(target, 'v');
  if (letter === 'x' && isRepeating(event)) await answerScope(hands);
}

export async function renameEvent(event: HTMLElement | null, hands: Hands): Promise<void> {
  const repeats = event !== null && isRepeating(event);
  const card = await openCard(event, hands);
  const isPressed = await pressIn(card, 'Edit', hands);
  if (!isPressed) return closeCard(card, hands);
  const form = await hands.until(() => openEditor()?.querySelector('form'));
  if (!form) return;
  await hands.make(() => fillIn(form, hands.title));
  await hands.make(() => void fireEvent.submit(form));
  if (repeats) await answerScope(hands);
}

export async function copyEvent(event: HTMLElement | null, hands: Hands): Promise<void> {
  const card = await openCard(event, hands);
  if (!(await pressIn(card, 'Duplicate', hands))) return closeCard(card, hands);
  const form = await hands.until(() => openEditor()?.querySelector('form'));
  if (!form) return;
  await hands.make(() => fillIn(form, hands.title));
  await hands.make(() => void fireEvent.submit(form));
}

const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

export async function moveEvent(event: HTMLElement | null, hands: Hands, isResize: boolean) {
  if (!event) return;
  const { value, make } = hands;
  const repeats = isRepeating(event);
  await make(() => event.focus());
  const steps = 1 + (value % 3);
  for (let step = 0; step < steps; step += 1) {
    const key = arrows[(value >> 2) % 4] ?? 'ArrowRight';
    const target = event.isConnected && step === 0 ? event : (document.activeElement ?? event);
    await make(() => press(target, key, isResize ? edgeKeys(value) : { altKey: true }));
  }
  await make(() => press(document.activeElement ?? document.body, 'Enter'));
  if (repeats) await answerScope(hands);
}

/** The modifiers by which arrows move the start or the end. */
function edgeKeys(value: number) {
  return value % 2 === 0 ? { ctrlKey: true, shiftKey: true } : { altKey: true, shiftKey: true };
}

/** Moves an event, perhaps takes that back, and moves it again, before the server has answered. */
export async function moveTwice(event: HTMLElement | null, hands: Hands, isUndone: boolean) {
  const id = event?.dataset['event'];
  await moveEvent(event, hands, false);
  if (isUndone) await hands.make(() => press(document.body, 'z'));
  const again = shownEvents().find((one) => one.dataset['event'] === id);
  await moveEvent(again ?? null, { ...hands, value: hands.value + 1 }, false);
}

async function openPart(card: HTMLElement | null, title: RegExp, { until, make }: Hands) {
  const tabs = [...(card?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const tab = tabs.find((one) => title.test(one.textContent ?? ''));
  if (!card || !tab) return null;
  await make(() => void fireEvent.click(tab));
  return until(
    () => card.querySelector<HTMLFormElement>('[role="tabpanel"]:not([hidden]) form') ?? null,
  );
}

export async function addComment(event: HTMLElement | null, hands: Hands): Promise<void> {
  const card = await openCard(event, hands);
  const form = await openPart(card, /^Comments/, hands);
  const field = form?.querySelector('textarea');
  if (form && field) {
    await hands.make(() => enter(field, hands.title));
    await hands.make(() => void fireEvent.submit(form));
  }
  if (hands.value % 2 === 0) await closeCard(card, hands);
}

export async function signUp(hands: Hands): Promise<void> {
  const event = shownEvents().find((one) => /^(7003|8001|8002)/.test(one.dataset['event'] ?? ''));
  const card = await openCard(event ?? null, hands);
  const form = await openPart(card, /^Sign-ups/, hands);
  const name = form?.querySelector('[name="name"]');
  if (form && name) {
    await hands.make(() => enter(name, hands.title));
    await hands.make(() => void fireEvent.submit(form));
  }
  if (hands.value % 2 === 0) await closeCard(card, hands);
}
