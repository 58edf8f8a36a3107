/**
 * What elements of views are, which those that draw them say in a `ref`: gestures and keys read it here, as elements have
 * only texts. Nothing has to be taken back, because an element that is gone takes it along.
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

  /** What an element itself is. */
  readonly at = (target: EventTarget) => this.#all.get(target) ?? null;

  /** What an element is, or one around it. */
  readonly around = (element: Element) => {
    const drawn = element.closest(this.#selector);
    return drawn && this.at(drawn);
  };

  /** What is in an element, in the order of the document. */
  readonly within = (root: ParentNode) =>
    [...root.querySelectorAll(this.#selector)].flatMap((element) => this.at(element) ?? []);
}
