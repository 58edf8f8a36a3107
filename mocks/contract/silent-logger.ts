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
  // Prism's type requires a whole pino logger, but it uses only these methods.
  return logger as unknown as PrismHttpComponents['logger'];
}
