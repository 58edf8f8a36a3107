import type { KeyboardEvent, MouseEvent, PointerEvent, TouchEvent } from 'react';
import { Watchers } from '#src/calendar/store/watchers.ts';
import { type Gestures, type OnKey, WaitingGestures } from './waiting-gestures.ts';

interface RelayOptions {
  /** Loads the gestures' code. Resolves to false if that fails. */
  readonly preload: () => Promise<boolean>;
  /** True in a grid, where presses may become drags. */
  readonly isGrid: boolean;
}

/**
 * Passes what happens in a grid or list to its gestures, whose code loads at the first pointer, key or focus there. What
 * only they understand waits for them and happens again then.
 */
export class GestureRelay {
  readonly #preload: () => Promise<boolean>;
  readonly #waiting: WaitingGestures;
  #arrived: Gestures | null = null;
  #isWaiting = true;
  #isLoading = false;
  #isWanted = false;
  readonly #watchers = new Watchers();

  constructor({ preload, isGrid }: RelayOptions) {
    this.#preload = preload;
    this.#waiting = new WaitingGestures(isGrid, () => this.#want(true));
  }

  /** Returns whether the gestures are to be there. */
  readonly isWanted = (): boolean => this.#isWanted;

  readonly watch = (onChange: () => void): (() => void) => this.#watchers.add(onChange);

  readonly hasDragged = (): boolean => this.#gestures.hasDragged();

  /** Passes everything to the gestures as they are now, beginning with what has waited for them. */
  readonly connect = (gestures: Gestures): void => {
    const isFirst = this.#arrived === null;
    this.#arrived = gestures;
    if (!isFirst) return;
    // React is still committing them.
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#waiting.repeat();
    });
  };

  /** Forgets what is waiting, because the code did not arrive. */
  readonly giveUp = (): void => {
    this.#waiting.clear();
    this.#want(false);
  };

  /** Loads the code for a gesture that is probably about to come; only those who make one are told that it failed. */
  readonly prepare = (): void => {
    if (this.#isLoading || this.#isWanted) return;
    this.#isLoading = true;
    void this.#preload().then((isThere) => {
      this.#isLoading = false;
      if (isThere) this.#want(true);
    });
  };

  /**
   * Returns the handlers for the element of the grid or list.
   * @param onOtherKey handles the keys that are no gestures, such as those that move the focus.
   */
  readonly handlers = (onOtherKey: OnKey) => ({
    onPointerEnter: this.prepare,
    onFocus: this.prepare,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      this.prepare();
      this.#gestures.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => this.#gestures.onPointerMove(event),
    onPointerUp: (event: PointerEvent<HTMLElement>) => this.#gestures.onPointerUp(event),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => this.#gestures.onPointerCancel(event),
    onClickCapture: (event: MouseEvent<HTMLElement>) => this.#gestures.onClickCapture(event),
    onClick: (event: MouseEvent<HTMLElement>) => this.#gestures.onClick?.(event),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => this.#gestures.onDoubleClick?.(event),
    onContextMenu: (event: MouseEvent<HTMLElement>) => this.#gestures.onContextMenu(event),
    onTouchEndCapture: (event: TouchEvent<HTMLElement>) =>
      this.#gestures.onTouchEndCapture?.(event),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => this.#gestures.onKeyDown(event, onOtherKey),
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => this.#gestures.onKeyUp(event),
  });

  get #gestures(): Gestures {
    return (this.#isWaiting ? null : this.#arrived) ?? this.#waiting;
  }

  #want(isWanted: boolean): void {
    if (this.#isWanted === isWanted) return;
    this.#isWanted = isWanted;
    this.#watchers.call();
  }
}
