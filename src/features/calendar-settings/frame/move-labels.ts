import type { Translate } from '#src/i18n/i18n.ts';

/** The names of the moves in a list whose items are below each other. */
export function moveLabels(t: Translate) {
  return { earlier: t('settings:Move up'), later: t('settings:Move down') };
}
