import type { PrismHttpComponents } from '@stoplight/prism-http';

/** Keeps Prism's diagnostics off the console. */
export function silentLogger(): PrismHttpComponents['logger'] {
  const silent = () => undefined;
  const logger = {
    trace: silent,
    debug: silent,
    info: silent,
    success: silent,
    warn: silent,
    error: silent,
    fatal: silent,
    child: () => logger,
  };
  // Prism asks for a whole pino logger, but uses these methods only.
  return logger as unknown as PrismHttpComponents['logger'];
}
