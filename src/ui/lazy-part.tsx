import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from './button/Button.tsx';
import { Notice } from './feedback/Notice.tsx';

interface LazyProps {
  /** Loads and renders the part once this is true, and keeps it from then on, so that it can fade out. Default true. */
  isWanted?: boolean;
  /** Shown until the code has loaded. Default nothing. */
  fallback?: ReactNode;
  /**
   * Called if the code fails to load, for parts without a place on the page, such as dialogs: a status message says so,
   * and the code is requested again when the part is next wanted. Without it, a notice in the part's place offers a retry.
   */
  onMissing?: () => void;
}

/** A component whose code loads when it is first rendered. */
type LazyPart<Props> = ComponentType<Props & LazyProps> & {
  /** Loads the code for a part that is probably needed soon. Resolves to false if that fails; rendering tries again. */
  preload: () => Promise<boolean>;
  /** Imports the code. The build finds out by it which files that are. */
  load: () => Promise<object>;
};

/** The events of lazy parts that the page has to know about. */
export interface PartEvents {
  /**
   * @param part tells the part apart from all others.
   * @param hasPlace whether the part itself shows that it is missing.
   */
  onMissing: (part: object, cause: unknown, hasPlace: boolean) => void;
  onArrived: (part: object) => void;
}

export const PartEventsContext = createContext<PartEvents>({
  onMissing: () => {},
  onArrived: () => {},
});

/** The code of a part failed to load. */
class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/**
 * Splits a component off into a chunk of its own: `lazyPart(() => import('./Editor.tsx'), 'Editor')`. The one
 * way to load code on demand, except for a page's, which the router loads.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  // React remembers a failed import forever, so each try needs a lazy component of its own.
  const createCode = () =>
    lazy(() =>
      loadOnce().then(
        (component) => ({ default: component }),
        (cause: unknown) => {
          latest = createCode();
          throw new MissingPartError('The code of a part did not arrive.', { cause });
        },
      ),
    );
  let latest = createCode();
  /** Rendered directly once it is there: React would delay a lazy component even then. */
  let loadedPart: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loadedPart ??= (await load())[name];
    return loadedPart;
  };

  function Part({ isWanted = true, fallback = null, onMissing, ...rest }: Props & LazyProps) {
    const [state, setState] = useState<'hidden' | 'shown' | 'missing'>('hidden');
    const [Code, setCode] = useState<ComponentType<Props>>(() => latest);
    const { onMissing: tellMissing, onArrived } = use(PartEventsContext);
    // TypeScript cannot tell that what is left of a type parameter's properties are the part's own.
    const props = rest as unknown as Props;
    const show = () => {
      setState('shown');
      setCode(() => loadedPart ?? latest);
    };
    if (isWanted && state === 'hidden') show();
    if (!isWanted && state === 'missing') setState('hidden');
    if (state === 'hidden') return null;
    if (state === 'missing') return onMissing ? null : <MissingPart onRetry={show} />;
    return (
      <PartBoundary
        onMissing={(cause) => {
          setState('missing');
          if (!isWanted) return;
          tellMissing(loadOnce, cause, onMissing === undefined);
          onMissing?.();
        }}
      >
        <Suspense fallback={fallback}>
          <Code {...props} />
          <Arrival part={loadOnce} onArrived={onArrived} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(Part, {
    load,
    preload: () =>
      loadOnce().then(
        () => true,
        () => false,
      ),
  });
}

/** Tells that the code has arrived. */
function Arrival({ part, onArrived }: { part: object } & Pick<PartEvents, 'onArrived'>) {
  // React commits it together with the code that it waited for, whatever made the part appear.
  useEffect(() => onArrived(part), [part, onArrived]);
  return null;
}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Notice
      title={t('errors:A part of this page is missing')}
      text={t(
        'errors:This could not be loaded. Check your connection and try again, or reload the page.',
      )}
      foot={<Button onClick={onRetry}>{t('common:Try again')}</Button>}
    />
  );
}

interface PartBoundaryProps {
  onMissing: (cause: unknown) => void;
  children: ReactNode;
}

/** Catches missing code. Errors of code that has arrived are the page's. */
class PartBoundary extends Component<PartBoundaryProps> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof MissingPartError) this.props.onMissing(error.cause);
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (!(caught.error instanceof MissingPartError)) throw caught.error;
    return null;
  }
}
