/**
 * How long waits last at most. They end as soon as their condition is met: a busy machine does not fail, and a hang still
 * does.
 */
export const patience = { timeout: 60_000 };
