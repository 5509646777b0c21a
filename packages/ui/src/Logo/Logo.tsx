import { classNames } from '../class-names.ts';
import styles from './Logo.module.css';
import { HUA_PATH, RONG_PATH } from './logo-paths.ts';

interface LogoProps {
  /** 96 pixels wide in the header, 75 in footers and compact headers, 63 in the fixed header. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** The two glyphs alone, without the Latin line. */
  isMarkOnly?: boolean | undefined;
}

/** The logo. Wrap it in a link where it leads to the home page. */
export const Logo = ({ size = 'lg', isMarkOnly = false }: LogoProps) => (
  <span className={classNames(styles['logo'], styles[size])} role="img" aria-label="花容 HUARONG">
    <svg viewBox="0 0 208 100" aria-hidden="true" focusable="false">
      <path d={HUA_PATH} />
      <path d={RONG_PATH} />
    </svg>
    {!isMarkOnly && (
      <span className={styles['roman']} aria-hidden="true">
        HUARONG
      </span>
    )}
  </span>
);
