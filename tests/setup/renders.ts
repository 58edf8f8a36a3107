/** Counts which components React renders, through the hook that its developer tools use; React looks for it when it loads. */

interface DevToolsHook {
  readonly supportsFiber: true;
  readonly inject: () => number;
  onCommitFiberRoot: (id: number, root: { current: Fiber }) => void;
  readonly onCommitFiberUnmount: () => void;
}

/** What React knows of a component on the page. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** Its state before the last commit that reached it. */
  readonly alternate: Fiber | null;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook | undefined;
}

/** Set in `flags` if a component has rendered. */
const performedWork = 1;
const ignore = () => {};

// Test files that share a worker share React, too.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
};

/** Counts renders of components by their names, from now on until `stop`. */
export function countRenders(): { stop: () => ReadonlyMap<string, number> } {
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!hook) throw new Error('React was loaded without the hook.');
  const counts = new Map<string, number>();
  hook.onCommitFiberRoot = (_, { current }) => {
    for (const name of listRendered(current)) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return {
    stop: () => {
      hook.onCommitFiberRoot = ignore;
      return counts;
    },
  };
}

/** The names of a fiber's components that rendered in the last commit. */
function listRendered(fiber: Fiber): string[] {
  const { type, flags, child, alternate } = fiber;
  const isNew = alternate === null;
  const name = typeof type === 'function' ? type.name : '';
  const own = name !== '' && (isNew || (flags & performedWork) !== 0) ? [name] : [];
  // The same child means that nothing below has been looked at.
  if (!isNew && child === alternate.child) return own;
  const below: string[] = [];
  for (let one = child; one; one = one.sibling) below.push(...listRendered(one));
  return [...own, ...below];
}
