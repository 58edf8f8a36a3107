import { CopyText } from '../button/CopyText.tsx';
import { QrCode } from './QrCode.tsx';

interface LinkCodesProps {
  /** The absolute address. */
  address: string;
  /** The name of the button that copies it. */
  copyLabel: string;
  /** The name of the code to scan. */
  codeLabel: string;
}

/** A link to pass on: as a text to copy, and as a code to scan. */
export function LinkCodes({ address, copyLabel, codeLabel }: LinkCodesProps) {
  return (
    <>
      <CopyText text={address} label={copyLabel} />
      <QrCode text={address} label={codeLabel} />
    </>
  );
}
