import type { Control } from './control.ts';

/** The push messages that the caller's world has sent, latest first, because nothing delivers them. */
export const listPushMessages: Control = ({ context: { world } }) =>
  Response.json({ push_messages: world.pushMessages.toReversed() });
