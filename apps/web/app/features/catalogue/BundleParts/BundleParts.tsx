import type { LineEngraving, LinePart } from '@huarong/contract/bundles';
import { VisuallyHidden } from '@huarong/ui';
import styles from './BundleParts.module.css';

interface BundlePartsProps {
  /** A line of the cart or of an order; renders nothing when it is not a bundle. */
  line: {
    parts?: readonly Pick<LinePart, 'skuId' | 'skuName' | 'slotName' | 'hex'>[] | undefined;
    /** Return lines carry only the text. */
    engraving?: LineEngraving | string | undefined;
  };
}

/** The parts and the engraving of a bundle, inline in a text. */
export const BundleParts = ({ line: { parts, engraving } }: BundlePartsProps) =>
  (parts || engraving) && (
    <span className={styles.bundle}>
      {parts?.map(({ skuId, slotName, skuName, hex }) => (
        <span key={`${slotName}-${skuId}`} className={styles.part} title={slotName}>
          {hex && (
            <svg width="12" height="12" aria-hidden="true" focusable="false">
              <rect width="12" height="12" fill={hex} />
            </svg>
          )}
          {skuName}
          <VisuallyHidden>，</VisuallyHidden>
        </span>
      ))}
      {engraving && <span>刻字：{engravingText(engraving)}</span>}
    </span>
  );

const engravingText = (engraving: LineEngraving | string) =>
  typeof engraving === 'string'
    ? engraving
    : `${engraving.text}${engraving.fontName && `（${engraving.fontName}）`}`;
