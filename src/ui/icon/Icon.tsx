import {
  type CSSProperties,
  createContext,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import { classNames } from '../class-names.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import styles from './Icon.module.css';
import { iconState, watchIcon } from './icon-loader.ts';

interface IconSource {
  /** Below it icons lie, `{resourcesUrl}/icons`; as it stands in an URL. */
  address: string;
  /** Told the name of an icon that did not arrive. */
  onMissing: (name: string) => void;
}

/** Where icons come from; without it none is drawn. */
export const IconAddress = createContext<IconSource | null>(null);

/**
 * A decorative icon in the text's color, 16 px unless told; what it means stands in the control's name.
 *
 * It is a mask over the text's color: no markup of a file enters the page, so that Trusted Types need no exception, and
 * the size is fixed before anything arrives. The mask is there from the first paint; a mask that is still on its way
 * paints nothing. The loader beside it only learns whether the picture arrives, since a mask cannot tell.
 */
export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  const source = useContext(IconAddress);
  const address = source && iconAddress(source, name);
  const isMissing = useIsMissing(source, address, name);
  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--icon': address && !isMissing ? `url("${address}")` : undefined,
    '--icon-size': `${size}px`,
  };
  const look = isMissing ? styles.missing : address && styles.drawn;
  return <span aria-hidden="true" className={classNames(styles.icon, look)} style={style} />;
}

/**
 * Fetches icons when the browser is idle, since those that are first shown without a connection cannot be fetched then.
 * @param names the same list at each render.
 */
export function useIconsAhead(names: readonly string[]): void {
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

function iconAddress({ address }: IconSource, name: string): string {
  return `${address}/${encodeURIComponent(name)}.svg`;
}

/** Whether the icon cannot be drawn. On the server, and before anything is known, it can. */
function useIsMissing(source: IconSource | null, address: string | null, name: string): boolean {
  const watch = useCallback(
    (watcher: () => void) =>
      source && address ? watchIcon(address, watcher, () => source.onMissing(name)) : () => {},
    [source, address, name],
  );
  // Only this is asked for, so that an icon that arrives renders nothing anew.
  const isMissing = () => {
    const status = address ? iconState(address).status : 'idle';
    return status === 'failed' || status === 'unsupported';
  };
  return useSyncExternalStore(watch, isMissing, () => false);
}
