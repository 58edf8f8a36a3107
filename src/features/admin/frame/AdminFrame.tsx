import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { type AreaShortcut, useAreaShortcuts } from '#src/session/page-shortcuts.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { AboveContent } from '#src/ui/layout/AboveContent.tsx';
import { showCurrent } from '#src/ui/layout/show-current.ts';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './AdminFrame.module.css';
import { type Area, useAreas } from './areas.ts';

/** The frame of every page of the admin tool: navigation and palette. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const areas = useAreas();
  useAreaShortcuts(areas.flatMap(shortcutOf));
  return (
    <>
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
      {children}
    </>
  );
}

function shortcutOf({ letter, label, href }: Area): AreaShortcut[] {
  return letter === null ? [] : [{ letter, label, href }];
}
