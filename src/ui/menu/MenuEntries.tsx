import { Menu } from '@base-ui/react/menu';
import { Fragment, type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import styles from './FloatingMenu.module.css';
import type { GroupEntry, LinkEntry, MenuItem, SubmenuEntry } from './menu-item.ts';

/** In milliseconds, until a submenu opens (product specification, section 9). */
const hoverDelay = 500;

interface MenuEntriesProps {
  items: readonly MenuItem[];
  /** The element to render submenus in. */
  place: RefObject<HTMLElement | null>;
  /** Called with the chosen action, which runs once the menu has closed. */
  onChoose: (act: () => void) => void;
}

/** The entries of a menu, or of a group in it. */
export function MenuEntries({ items, ...rest }: MenuEntriesProps) {
  return items.map((item) => (
    <Fragment key={item.key}>
      {item.divided && <Menu.Separator className={styles.line} />}
      {item.kind === 'group' ? (
        <Group group={item} {...rest} />
      ) : (
        <MenuEntry item={item} {...rest} />
      )}
    </Fragment>
  ));
}

function Group({ group, ...rest }: { group: GroupEntry } & Omit<MenuEntriesProps, 'items'>) {
  const { label, detail, items } = group;
  const content = (
    <>
      <Menu.GroupLabel className={styles.heading}>
        <span className={styles.title}>{label}</span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </Menu.GroupLabel>
      <MenuEntries items={items} {...rest} />
    </>
  );
  if (!items.some(({ kind }) => kind === 'choice')) return <Menu.Group>{content}</Menu.Group>;
  const chosenItem = items.find((item) => item.kind === 'choice' && item.chosen);
  return <Menu.RadioGroup value={chosenItem?.key ?? null}>{content}</Menu.RadioGroup>;
}

type SingleEntry = Exclude<MenuItem, GroupEntry>;

function MenuEntry({ item, ...rest }: { item: SingleEntry } & Omit<MenuEntriesProps, 'items'>) {
  const noteId = useId();
  const note = [item.mark, 'newTab' in item && item.newTab, item.obstacle]
    .filter(Boolean)
    .join('. ');
  const sharedProps = {
    className: styles.item,
    label: item.label,
    ...(note ? { 'aria-describedby': noteId } : {}),
  };
  return (
    <>
      <Choice item={item} shared={sharedProps} {...rest} />
      {/* Next to the entry, so that its accessible name is the label alone. */}
      {note && (
        <span hidden id={noteId}>
          {note}
        </span>
      )}
    </>
  );
}

type ChoiceProps = {
  item: SingleEntry;
  shared: { className: string | undefined; label: string };
} & Omit<MenuEntriesProps, 'items'>;

function Choice({ item, shared, onChoose, ...rest }: ChoiceProps) {
  switch (item.kind) {
    case 'submenu':
      return <Submenu item={item} shared={shared} onChoose={onChoose} {...rest} />;
    case 'action':
      return (
        <Menu.Item
          {...shared}
          disabled={(item.disabled ?? false) || item.obstacle !== undefined}
          onClick={() => onChoose(item.onSelect)}
        >
          <EntryText item={item} />
        </Menu.Item>
      );
    case 'check':
      return (
        <Menu.CheckboxItem
          {...shared}
          checked={item.checked}
          disabled={item.obstacle !== undefined}
          onCheckedChange={() => item.onToggle?.()}
        >
          <span className={styles.tick}>{item.checked && <Icon name="check" />}</span>
          <EntryText item={item} />
        </Menu.CheckboxItem>
      );
    case 'choice':
      return (
        <Menu.RadioItem
          {...shared}
          value={item.key}
          closeOnClick
          lang={item.language}
          onClick={() => onChoose(item.onSelect)}
        >
          <span className={styles.tick}>{item.chosen && <Icon name="check" />}</span>
          <EntryText item={item} />
        </Menu.RadioItem>
      );
    default:
      return (
        <Menu.LinkItem {...shared} closeOnClick {...linkProps(item)}>
          <EntryText item={item} />
        </Menu.LinkItem>
      );
  }
}

function linkProps({ kind, href, newTab }: LinkEntry) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return kind === 'page' ? { render: <Link to={href} {...tab} /> } : { href, ...tab };
}

function Submenu({
  item,
  shared,
  place,
  onChoose,
}: Omit<ChoiceProps, 'item'> & { item: SubmenuEntry }) {
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger {...shared} delay={hoverDelay}>
        <EntryText item={item} />
        <span className={styles.further}>
          <Icon name="chevron-right" />
        </span>
      </Menu.SubmenuTrigger>
      <Menu.Portal container={place}>
        <Menu.Positioner className={styles.positioner} alignOffset={-5}>
          <Menu.Popup className={styles.popup} data-title={item.label}>
            <MenuEntries items={item.items} place={place} onChoose={onChoose} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}

function EntryText({ item }: { item: SingleEntry }) {
  return (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.label}>{item.label}</span>
      {item.mark && <span className={styles.mark} />}
      {item.obstacle && (
        <span className={styles.obstacle} aria-hidden="true">
          {item.obstacle}
        </span>
      )}
      {'newTab' in item && item.newTab && item.icon !== 'external' && (
        <span className={styles.end}>
          <Icon name="external" />
        </span>
      )}
    </>
  );
}
