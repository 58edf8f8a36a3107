import { NavLink, Outlet } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { AreaShortcut } from '#src/session/page-shortcuts.ts';
import { useAreaShortcuts } from '#src/session/use-page-shortcuts.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { AboveContent } from '#src/ui/layout/AboveContent.tsx';
import { showCurrent } from '#src/ui/layout/show-current.ts';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { ActRunner } from '../acts/ActRunner.tsx';
import styles from './AdminFrame.module.css';
import { type Area, useAreas } from './areas.ts';
import { FixedTabs } from './FixedTabs.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';

/** The frame of every page of the admin tool: navigation and palette. */
function AdminFrame() {
  const t = useTranslate();
  const areas = useAreas();
  useAreaShortcuts(areas.flatMap(toShortcut));
  return (
    <ActRunner>
      <AboveContent>
        <div className={styles.bar}>
          <nav ref={showCurrent} className={styles.areas} aria-label={t('admin:Admin tool')}>
            {areas.map(({ key, label, href, denial }) => (
              <Tooltip key={key} text={denial}>
                <NavLink
                  to={href}
                  end
                  className={({ isActive }) => classNames(styles.area, isActive && styles.here)}
                  aria-description={denial ?? undefined}
                >
                  {label}
                  {denial && <Icon name="lock" />}
                </NavLink>
              </Tooltip>
            ))}
          </nav>
          <PaletteButton areas={areas} />
        </div>
      </AboveContent>
      <Outlet />
    </ActRunner>
  );
}

function toShortcut({ letter, label, href }: Area): AreaShortcut[] {
  return letter === null ? [] : [{ letter, label, href }];
}

export { AdminFrame as Component, FixedTabs };
