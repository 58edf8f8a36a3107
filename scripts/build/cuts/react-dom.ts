import type { Cuts } from './cut.ts';

/** Replaces functions that only other removed code calls. */
const nothing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ''] as const));

/**
 * Replaces features that a component could use, so that the first use fails in the browser instead of doing nothing.
 */
const refused = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, `throw Error("The build leaves out ${name}")`] as const),
  );

/**
 * What React includes for elements and hooks that this client does not use: fragment refs, view transitions, resource
 * hints, custom elements, form action results, suspense lists.
 */
export const reactDomCuts: Cuts = {
  bodies: {
    ...refused(
      [
        'addEventListener',
        'removeEventListener',
        'dispatchEvent',
        'focus',
        'focusLast',
        'blur',
        'observeUsing',
        'unobserveUsing',
        'getClientRects',
        'getRootNode',
        'compareDocumentPosition',
        'scrollIntoView',
      ].map((method) => `FragmentInstance.prototype.${method}`),
    ),
    ...nothing([
      'trackEnterViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'applyViewTransitionToHostInstances',
      'startViewTransition',
      'reportViewTransitionError',
      'scheduleViewTransitionEvent',
    ]),
    ...refused([
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'setPropOnCustomElement',
      'mountActionState',
      'dispatchActionState',
      'updateSuspenseListComponent',
      'useMemoCache',
      'updateActivityComponent',
    ]),
  },
};
