import type { createStore } from 'jotai';
import { chooseFrom, rememberedAtom } from '#src/util/remembered-atom.ts';

/** `system` follows the operating system, including later changes. */
export type Theme = 'system' | 'light' | 'dark';

export const themeAtom = rememberedAtom('theme', chooseFrom<Theme>(['system', 'light', 'dark']));

/** Shows the chosen theme from before the first paint on. Returns a function that stops following later choices. */
export function followTheme(store: ReturnType<typeof createStore>): () => void {
  const show = () => {
    const theme = store.get(themeAtom);
    const { dataset } = document.documentElement;
    // Without the attribute, the styles follow the system.
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  show();
  return store.sub(themeAtom, show);
}
