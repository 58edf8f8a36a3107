import { expect, it } from 'vitest';
import { type MenuItem, menuIcons } from '#src/ui/menu/menu-item.ts';

const action = (key: string, icon?: 'user' | 'lock'): MenuItem => ({
  key,
  label: key,
  kind: 'action',
  onSelect: () => undefined,
  ...(icon && { icon }),
});

it('the icons of a menu are those of its entries, groups and submenus', () => {
  const items: MenuItem[] = [
    action('plain'),
    { key: 'account', kind: 'group', label: 'Ada', items: [action('profile', 'user')] },
    {
      key: 'more',
      kind: 'submenu',
      label: 'More',
      icon: 'grid',
      items: [action('close', 'lock'), { key: 'in', kind: 'submenu', label: 'In', items: [] }],
    },
    { key: 'page', kind: 'page', label: 'Page', href: '/', icon: 'mail' },
  ];
  expect(menuIcons(items)).toEqual([
    'user',
    'grid',
    'chevron-right',
    'lock',
    'chevron-right',
    'mail',
  ]);
});

it('a setting shows a check even while it is off, a choice only if it is chosen', () => {
  const onSelect = () => undefined;
  const items: MenuItem[] = [
    { key: 'on', label: 'On', kind: 'check', checked: false, icon: 'bug' },
    { key: 'a', label: 'A', kind: 'choice', chosen: false, onSelect },
    { key: 'b', label: 'B', kind: 'choice', chosen: true, onSelect },
  ];
  expect(menuIcons(items)).toEqual(['bug', 'check', 'check']);
});
