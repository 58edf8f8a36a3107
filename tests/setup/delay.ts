import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/**
 * Delays the buttons of destructive actions as in a browser. jsdom plays no animations, so they are available at once.
 * @returns lets the delay pass.
 */
export function playDelays(): () => Promise<void> {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  Object.defineProperty(Element.prototype, 'getAnimations', {
    configurable: true,
    value(this: Element) {
      return this.matches('.delay') ? [{ finished }] : [];
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
  return () => act(async () => resolve());
}
