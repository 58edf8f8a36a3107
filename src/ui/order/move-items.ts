import type { MenuItem } from '../menu/menu-item.ts';
import type { Moves, Step } from './order.ts';

/** The part of an item's menu that moves it past its neighbors; empty if there are none. */
export function moveItems(
  labels: Readonly<Record<Step, string>>,
  moves: Moves,
  onMoveBy: (step: Step) => void,
): readonly MenuItem[] {
  if (moves === 'none') return [];
  return [
    {
      key: 'earlier',
      label: labels.earlier,
      icon: 'chevron-up',
      kind: 'action',
      disabled: moves === 'later',
      onSelect: () => onMoveBy('earlier'),
    },
    {
      key: 'later',
      label: labels.later,
      icon: 'chevron-down',
      kind: 'action',
      disabled: moves === 'earlier',
      onSelect: () => onMoveBy('later'),
    },
  ];
}
