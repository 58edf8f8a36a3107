/**
 * Elements with the data that they draw, in its own types, as attributes have only texts. Their `ref` tells it, and gestures
 * and keys read it here. Nothing has to be taken back: an element that is gone takes its data along.
 */
export class DrawnElements<Drawn extends object> {
  readonly #all = new WeakMap<EventTarget, Drawn & { readonly element: HTMLElement }>();
  readonly #selector: string;

  /** @param selector matches all of the elements; they may not contain each other. */
  constructor(selector: string) {
    this.#selector = selector;
  }

  /** Returns the `ref` of an element. */
  readonly ref =
    (drawn: Drawn) =>
    (element: HTMLElement | null): void => {
      if (element) this.#all.set(element, { ...drawn, element });
    };

  /** The data of an element itself; null if it draws none. */
  readonly at = (target: EventTarget) => this.#all.get(target) ?? null;

  /** The data of an element, or of one around it. */
  readonly around = (element: Element) => {
    const drawn = element.closest(this.#selector);
    return drawn && this.at(drawn);
  };

  /** The data of all elements in another one, in the order of the document. */
  readonly within = (root: ParentNode) =>
    [...root.querySelectorAll(this.#selector)].flatMap((element) => this.at(element) ?? []);
}
