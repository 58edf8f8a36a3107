import type { Cuts } from './cut.ts';

const nothing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ''] as const));

/**
 * What React carries for elements and hooks that this client does not use: references to fragments, view transitions,
 * hints to load files, custom elements, results of form actions, lists of suspended parts.
 */
export const reactDomCuts: Cuts = {
  bodies: {
    ...nothing(
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
    ...nothing(['preconnect', 'preload', 'preloadModule', 'preinitStyle']),
    setPropOnCustomElement: '',
    ...nothing([
      'mountActionState',
      'dispatchActionState',
      'updateSuspenseListComponent',
      'useMemoCache',
    ]),
    updateActivityComponent: '',
  },
};
