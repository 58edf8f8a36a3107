import { chooseFrom, rememberedAtom } from '#src/util/remembered-atom.ts';
import { layoutKey } from './remembered-layout.ts';

const layouts = ['tiles', 'rows'] as const;
export type Layout = (typeof layouts)[number];

export const sorts = ['opened', 'name', 'created'] as const;
export type Sort = (typeof sorts)[number];

export const layoutAtom = rememberedAtom(layoutKey, chooseFrom(layouts));

/** The sort order when the address has none. */
export const sortAtom = rememberedAtom('dashboard-sort', chooseFrom(sorts));
