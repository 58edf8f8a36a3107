import { type CSSProperties, use } from 'react';
import type { IconName } from '#generated/icons.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { IconAddress, iconAddress, useIconsAhead } from '#src/ui/icon/Icon.tsx';

const icons = ['retry', 'moved', 'file', 'user-plus'] as const satisfies readonly IconName[];

/**
 * Returns the styles with the icons of events' signs, for an element around events: their styles draw the icons, because an
 * element for each sign of thousands of events would be too much.
 */
export function useSignIcons(): CSSProperties | undefined {
  const source = use(IconAddress);
  useIconsAhead(icons);
  if (!source) return undefined;
  const draw = (name: IconName) => `url("${iconAddress(source, name)}")`;
  return customProperties({
    '--sign-repeats': draw('retry'),
    '--sign-moved': draw('moved'),
    '--sign-files': draw('file'),
    '--sign-signup': draw('user-plus'),
  });
}
