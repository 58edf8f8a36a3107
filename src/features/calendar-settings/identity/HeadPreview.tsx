import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { safeWebAddress } from '#src/util/web-address.ts';
import { measureContrast } from './contrast.ts';
import styles from './HeadPreview.module.css';

interface HeadPreviewProps {
  /** The calendar's id, by which its mark has a color. */
  id: number;
  title: string;
  header_color: string | null;
  logoUrl: string | null;
}

/** The head of the calendar's page in both themes, with words on how well its color stands out. */
export function HeadPreview(props: HeadPreviewProps) {
  return (
    <div className={styles.heads}>
      <Head {...props} theme="light" />
      <Head {...props} theme="dark" />
    </div>
  );
}

function Head({ id, title, header_color, logoUrl, theme }: HeadPreviewProps & { theme: Theme }) {
  const t = useTranslate();
  const [contrast, setContrast] = useState<number | null>(null);
  // Addresses have no quotation marks once they are parsed.
  const logo = safeWebAddress(logoUrl);
  return (
    <figure className={styles.figure}>
      <div
        className={classNames(styles.head, styles[theme])}
        data-color={header_color ?? undefined}
      >
        {logo === undefined ? (
          <InitialMark id={id} name={title} />
        ) : (
          <span className={styles.logo} style={customProperties({ '--logo': `url("${logo}")` })} />
        )}
        <span className={styles.title}>{title}</span>
        {header_color !== null && (
          <span
            // The styles of another color are computed anew.
            key={header_color}
            ref={(line) => {
              if (line) setContrast(measureContrast(line));
            }}
            className={styles.line}
          />
        )}
      </div>
      <figcaption className={styles.caption}>{describeTheme()}</figcaption>
    </figure>
  );

  function describeTheme(): string {
    const name = theme === 'light' ? t('settings:Light theme') : t('settings:Dark theme');
    if (header_color === null || contrast === null) return name;
    const ratio = contrast.toFixed(1);
    return contrast >= 3
      ? t('settings:%theme%: the color stands out well (contrast %ratio%:1).', {
          theme: name,
          ratio,
        })
      : t('settings:%theme%: the color is hard to see (contrast %ratio%:1).', {
          theme: name,
          ratio,
        });
  }
}

type Theme = 'light' | 'dark';
