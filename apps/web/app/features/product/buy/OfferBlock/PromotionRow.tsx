import type { Promotion } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import { useState } from 'react';
import styles from './OfferBlock.module.css';

const SHOWN = 2;

interface PromotionRowProps {
  promotions: readonly Promotion[];
  /** Opens the sheet of a phone, which has all of them. */
  onOpen: () => void;
}

/** Two promotions, one line each; the others open below and move the page down. */
export function PromotionRow({ promotions, onOpen }: PromotionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const more = promotions.length - SHOWN;
  return (
    <div className={styles.row}>
      <dt>促销</dt>
      <dd className={styles.promotions}>
        {promotions.slice(0, isOpen ? undefined : SHOWN).map((promotion) => {
          // A line has room for the promotion; what is missing stands in the open list.
          const text = [promotion.text, isOpen && promotion.hint].filter(Boolean).join('　');
          return (
            <p key={promotion.promotionId} data-open={isOpen || undefined} title={text}>
              <em>{promotion.mark}</em>
              {text}
            </p>
          );
        })}
        {more > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : `展开 ${more} 项`}
            <Icon name={isOpen ? 'up' : 'down'} size={10} />
          </button>
        )}
        <button type="button" className={styles.all} aria-haspopup="dialog" onClick={onOpen}>
          <Icon name="right" size={14} label="查看全部促销" />
        </button>
      </dd>
    </div>
  );
}
