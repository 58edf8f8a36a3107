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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and its legend would be one more text
    <div className={styles.switch} role="group" aria-label={t('dashboard:Layout')}>
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
    </div>
  );
}
