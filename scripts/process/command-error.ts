/** A failure that a person can mend: its message says all. Any other error is a defect of ours and shows its stack. */
export class CommandError extends Error {}
