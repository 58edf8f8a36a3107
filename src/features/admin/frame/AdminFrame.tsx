import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Shortcut } from '#src/session/Shortcut.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { AboveContent } from '#src/ui/layout/AboveContent.tsx';
import { showCurrent } from '#src/ui/layout/show-current.ts';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { ActRunner } from '../acts/ActRunner.tsx';
import styles from './AdminFrame.module.css';
import { useAreas } from './areas.ts';
import { FixedTabs } from './FixedTabs.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';

/** The frame of every page of the admin tool: navigation and palette. */
function AdminFrame() {
  const t = useTranslate();
  const areas = useAreas();
  const navigate = useNavigate();
  return (
    <ActRunner>
      {areas.map(
        ({ letter, label, href }) =>
          letter && (
            <Shortcut
              key={letter}
              keys={`g ${letter}`}
              label={label}
              run={() => void navigate(href)}
              group="area"
            />
          ),
      )}
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

export { AdminFrame as Component, FixedTabs };
