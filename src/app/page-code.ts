import { sendCall } from '#src/api/send-call.ts';
import { MoreKitWords } from './MoreKitWords.tsx';

/** What every page but the login needs in addition to its own code: one script. */
export const pageCode = { sendCall, MoreKitWords };
