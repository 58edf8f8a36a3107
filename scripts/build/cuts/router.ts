import type { CutLibrary } from './cut-libraries.ts';

/**
 * The data router without the code for its framework, servers, developer tools, and other ways to write data: forms,
 * fetchers, view transitions, lazily discovered routes.
 */
export const reactRouter: CutLibrary = {
  name: 'react-router',
  version: '7.18.5',
  module: /^react-router\/dist\/production\/chunk-\w+\.mjs$/,
  holds: 'function createRouter(',
  removed: {
    from: ['react-router', 'react-router-dom'],
    exports: ['Form', 'useSubmit', 'useFetcher', 'useViewTransitionState', 'PrefetchPageLinks'],
    options: [
      'formMethod',
      'instrumentations',
      'lazy',
      'patchRoutesOnNavigation',
      'prefetch',
      'viewTransition',
    ],
  },
  cuts: {
    bodies: {
      // Forms and fetchers.
      fetch2: '',
      normalizeNavigateOptions: 'return { path };',
      getSubmissionFromNavigation: '',
      // Lazily discovered routes.
      checkFogOfWar: 'return { active: false, matches: null };',
      patchRoutes: '',
      loadLazyRoute: 'return {};',
      // View transitions.
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      // The frame has its own error page.
      DefaultErrorComponent: 'return null;',
    },
    // Development builds keep these warnings, so nothing is missed.
    calls: ['warning', 'warningOnce', 'warnOnce'],
    code: [
      // Names for developer tools: assigning them keeps unused components in the bundle.
      { find: /^\w+\.displayName = "[^"]*";$/gm, by: '' },
      {
        find: /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
        by: '$1/* @__PURE__ */ $2',
      },
      // Only the framework prefetches on hover.
      {
        find: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\)/g,
        by: 'let shouldPrefetch = false, prefetchRef, prefetchHandlers',
      },
      // Errors of server components.
      { find: /^\w+\.contextType = RSCRouterContext;$/gm, by: '' },
      { find: /if \(this\.context(?= && typeof error)/g, by: 'if (false' },
      { find: /if \(this\.context\)/g, by: 'if (false)' },
      // Tracing of navigations.
      { find: /if \((?:init|opts\?)\.instrumentations\)/g, by: 'if (false)' },
      {
        find: /if \(!remixContext \|\| remixContext\.isSpaMode\)/g,
        by: 'if (true)',
      },
      // Forms and fetchers.
      {
        find: /else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\)/g,
        by: 'else if (false)',
      },
      { find: /if \(submission\)(?= \{\s+let navigation = )/g, by: 'if (false)' },
      // Lazily discovered routes.
      { find: /if \(isFogOfWar\)/g, by: 'if (false)' },
      { find: /if \(!isFogOfWar\)/g, by: 'if (true)' },
      { find: /if \(lazyHandlerPromise \|\| lazyRoutePromise\)/g, by: 'if (false)' },
      // View transitions.
      { find: /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, by: 'if (true)' },
      { find: /if \(renderDfd && pendingState && router\.window\)/g, by: 'if (false)' },
      { find: /if \(!vtContext\.isTransitioning && interruption\)/g, by: 'if (false)' },
      {
        find: /if \(pendingAction === "POP" [^)]*!isUninterruptedRevalidation && location !== state\.location\)/g,
        by: 'if (false)',
      },
      { find: /else if \(pendingViewTransitionEnabled\)/g, by: 'else if (false)' },
      // Data of a page that the framework has rendered.
      { find: /(opts\?\.hydrationData) \|\| parseHydrationData\(\)/g, by: '$1' },
    ],
  },
};
