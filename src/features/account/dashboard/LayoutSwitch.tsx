import { useAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { layoutAtom } from './dashboard-choices.ts';
import styles from './LayoutSwitch.module.css';

/** Switches between tiles and rows. */
export function LayoutSwitch() {
  const t = useTranslate();
  const [layout, setLayout] = useAtom(layoutAtom);
  return (
    <fieldset className={styles.switch} aria-label={t('dashboard:Layout')}>
      <IconButton
        icon="grid"
        label={t('dashboard:Tiles')}
        aria-pressed={layout === 'tiles'}
        onClick={() => setLayout('tiles')}
      />
      <IconButton
        icon="list"
        label={t('dashboard:List')}
        aria-pressed={layout === 'rows'}
        onClick={() => setLayout('rows')}
      />
    </fieldset>
  );
}
