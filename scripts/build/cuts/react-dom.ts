import type { CutLibrary } from './cut-libraries.ts';

/** Empties functions that only removed features call. */
const nothing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ''] as const));

/** Makes features throw that no import reveals, such as a fragment's ref. */
const refused = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, `throw Error("The build leaves out ${name}")`] as const),
  );

/**
 * React without the code for elements and hooks that this client does not use: fragment refs, view transitions,
 * resource hints, styles and scripts in components, custom elements, form actions, suspense lists.
 */
export const reactDom: CutLibrary = {
  name: 'react-dom',
  version: '19.3.1',
  module: /^react-dom\/cjs\/react-dom-client\.production\.js$/,
  holds: 'function startViewTransition(',
  removed: {
    from: ['react', 'react-dom'],
    exports: [
      'Activity',
      'ViewTransition',
      'addTransitionType',
      'preinit',
      'preload',
      'preloadModule',
      'useActionState',
      'useFormState',
    ],
  },
  cuts: {
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
        'preload',
        'preloadModule',
        'preinitStyle',
        'setPropOnCustomElement',
        'mountActionState',
        'dispatchActionState',
        'updateSuspenseListComponent',
        'useMemoCache',
        'updateActivityComponent',
        'updateActionStateImpl',
        'commitNewChildToFragmentInstance',
        'deleteChildFromFragmentInstance',
        'preinitScript',
        'preinitModuleScript',
        'acquireResource',
        'suspendResource',
        'insertSuspendedStylesheets',
      ]),
      // Of the elements that React can share between components, only links to icons are used, which are not shared.
      getResource: `if (type !== 'link' || pendingProps.rel === 'stylesheet') throw Error('The build leaves out getResource');
        return null`,
      // Error reports have no component stacks.
      getStackByFiberInDevAndProd: 'return ""',
    },
  },
};
