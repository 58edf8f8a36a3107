import { Hits } from './Hits.tsx';
import { maskedEmail } from './masked-email.ts';

interface PersonalEmailProps {
  email: string;
  words: readonly string[];
  /** Masks the address, for lists of several people. */
  isMasked: boolean;
}

export function PersonalEmail({ email, words, isMasked }: PersonalEmailProps) {
  return isMasked ? maskedEmail(email) : <Hits text={email} words={words} />;
}
