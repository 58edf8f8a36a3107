import { sendCall } from '#src/api/send-call.ts';
import { MoreKitWords } from './MoreKitWords.tsx';

/** Code that every page but the login needs in addition to its own: one script. */
export const pageCode = { sendCall, MoreKitWords };
