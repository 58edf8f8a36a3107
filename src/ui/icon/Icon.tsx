import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import styles from './Icon.module.css';
import { iconState, watchIcon } from './icon-loader.ts';

interface IconSource {
  /** The icons' base address, `{resourcesUrl}/icons`, URL-encoded. */
  address: string;
  /** Called with the name of an icon that failed to load. */
  onMissing: (name: string) => void;
}

/** The source of icons; without it, none are drawn. */
export const IconAddress = createContext<IconSource | null>(null);

/**
 * A decorative icon in the text's color, 16 px by default. The accessible name belongs to the control.
 *
 * It is a mask over the text's color: no markup from a file enters the page, so Trusted Types need no exception, and
 * its size is fixed before it loads. The mask applies from the first paint and paints nothing until it has loaded. The
 * loader only detects failures, which a mask cannot report.
 *
 * A script sets the address, because the page's policy forbids style attributes in prerendered markup.
 */
export function Icon({ name, size = 16 }: { name: IconName; size?: keyof typeof sizeClasses }) {
  const source = useContext(IconAddress);
  const address = source && iconAddress(source, name);
  const isMissing = useIsMissing(source, address, name);
  const draw = useCallback(
    (element: HTMLElement | null) =>
      element?.style.setProperty('--icon', address && !isMissing ? `url("${address}")` : null),
    [address, isMissing],
  );
  const look = isMissing ? styles.missing : address && styles.drawn;
  return (
    <span
      ref={draw}
      aria-hidden="true"
      className={classNames(styles.icon, sizeClasses[size], look)}
    />
  );
}

const sizeClasses = { 16: undefined, 20: styles.size20, 24: styles.size24 };

/**
 * Preloads icons when the browser is idle, because those first shown offline cannot be fetched then.
 * @param names must be the same list on each render.
 */
export function useIconsAhead(names: readonly IconName[]): void {
  const source = useContext(IconAddress);
  const fetchIcons = useCallback(() => {
    if (!source) return;
    for (const name of names) {
      watchIcon(
        iconAddress(source, name),
        () => {},
        () => source.onMissing(name),
      )();
    }
  }, [source, names]);
  useWhenIdle(fetchIcons);
}

/** The address of an icon, for styles that draw it where an element of its own would be one too many. */
export function iconAddress({ address }: IconSource, name: IconName): string {
  return `${address}/${name}.svg`;
}

/** Returns whether the icon cannot be drawn. False on the server and until the loader has found out. */
function useIsMissing(source: IconSource | null, address: string | null, name: IconName): boolean {
  const watch = useCallback(
    (watcher: () => void) =>
      source && address ? watchIcon(address, watcher, () => source.onMissing(name)) : () => {},
    [source, address, name],
  );
  // Selects only this value, so that a loaded icon does not trigger a render.
  const isMissing = () => {
    const status = address ? iconState(address).status : 'idle';
    return status === 'failed' || status === 'unsupported';
  };
  return useSyncExternalStore(watch, isMissing, () => false);
}
