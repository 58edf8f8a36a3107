/** A failure that the user can fix: its message says everything. Any other error is a bug and shows its stack. */
export class CommandError extends Error {}
