import { atom } from 'jotai';
import type { MenuItem } from './menu-item.ts';

/** The items that the current page adds to the account menu. */
export const pageItemsAtom = atom<readonly MenuItem[]>([]);
