import { Hits } from './Hits.tsx';
import { maskedEmail } from './masked-email.ts';

interface PersonalEmailProps {
  email: string;
  words: readonly string[];
  /** Personal data of many people shows only where somebody looks for it. */
  isMasked: boolean;
}

export function PersonalEmail({ email, words, isMasked }: PersonalEmailProps) {
  return isMasked ? maskedEmail(email) : <Hits text={email} words={words} />;
}
