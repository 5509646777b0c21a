import { RETURN_KIND_TEXTS, ReturnKind } from '@huarong/core/returns';
import styles from './KindCards.module.css';

interface KindCardsProps {
  /** Kinds allowed by the chosen lines and reason. */
  allowed: readonly ReturnKind[];
  /** Why an exchange is impossible whatever the reason; null when it is possible. */
  exchangeProblem: string | null;
  value: ReturnKind | null;
  onChange: (kind: ReturnKind) => void;
}

/** Most used first. */
const DISPLAY_ORDER: readonly ReturnKind[] = [
  ReturnKind.ReturnAndRefund,
  ReturnKind.RefundOnly,
  ReturnKind.Exchange,
];
const HINTS: Record<ReturnKind, string> = {
  [ReturnKind.RefundOnly]: '没收到或少件时选择',
  [ReturnKind.ReturnAndRefund]: '寄回商品后退款',
  [ReturnKind.Exchange]: '寄回后换同款新品',
};

export const KindCards = ({ allowed, exchangeProblem, value, onChange }: KindCardsProps) => (
  <fieldset className={styles.kinds}>
    <legend>退货类型</legend>
    <div>
      {DISPLAY_ORDER.map((kind) => {
        const isAllowed = allowed.includes(kind);
        return (
          <label key={kind} data-chosen={kind === value || undefined} data-closed={!isAllowed || undefined}>
            <input
              type="radio"
              name="kind"
              checked={kind === value}
              disabled={!isAllowed}
              onChange={() => onChange(kind)}
            />
            <b>{RETURN_KIND_TEXTS[kind]}</b>
            <small>
              {isAllowed
                ? HINTS[kind]
                : (kind === ReturnKind.Exchange && exchangeProblem) || '所选原因不支持'}
            </small>
          </label>
        );
      })}
    </div>
  </fieldset>
);
