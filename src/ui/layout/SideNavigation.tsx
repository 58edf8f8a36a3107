import { Link, NavLink } from 'react-router-dom';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { AboveContent } from './AboveContent.tsx';
import styles from './SideNavigation.module.css';
import { showCurrent } from './show-current.ts';

interface SideLink {
  href: string;
  label: string;
  icon: IconName;
}

interface SideNavigationProps {
  /** Its name for assistive technology. */
  label: string;
  links: readonly SideLink[];
  /** Leads to what the pages are about. */
  back?: Pick<SideLink, 'href' | 'label'>;
}

/** The navigation of pages that belong together: beside the page, or a row above it on narrow screens. */
export function SideNavigation({ label, links, back }: SideNavigationProps) {
  return (
    <AboveContent>
      <nav className={styles.navigation} aria-label={label}>
        {back && (
          <Link className={styles.back} to={back.href}>
            <span className={styles.arrow}>
              <Icon name="chevron-left" />
            </span>
            <span className={styles.title}>{back.label}</span>
          </Link>
        )}
        <div ref={showCurrent} className={styles.pages}>
          {links.map(({ href, label: name, icon }) => (
            <NavLink
              key={href}
              to={href}
              end
              className={({ isActive }) => classNames(styles.page, isActive && styles.here)}
            >
              <Icon name={icon} />
              {name}
            </NavLink>
          ))}
        </div>
      </nav>
    </AboveContent>
  );
}
