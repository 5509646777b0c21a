import { QuoteAlertStatus } from '@huarong/core/checkout';
import { displayYuan, fromYuan, groupDigits, ZERO } from '@huarong/core/shared';
import { ActionBar, Button, isPhone, Notice, Price } from '@huarong/ui';
import type { ReactNode } from 'react';
import { presaleRows } from '../../../account/index.ts';
import { savedBy } from '../../../cart/index.ts';
import type { CheckoutState } from '../../use-checkout.ts';
import { QuoteNotice } from '../QuoteNotice/QuoteNotice.tsx';
import styles from './Summary.module.css';

interface SummaryProps {
  state: CheckoutState;
  /** Consents and, for guests, the verification of the mobile. */
  children: ReactNode;
  isReady: boolean;
  onCommit: () => void;
}

/** The amounts row by row and the commit button. */
export function Summary({ state, children, isReady, onCommit }: SummaryProps) {
  const { quote, isBusy, problem } = state;
  const saved = savedBy(quote.amounts);
  return (
    <aside className={styles.summary} aria-label="金额">
      <h2>订单金额</h2>
      <dl>
        {/* The last row is the total, which is shown below the list. */}
        {(quote.presale ? quote.arithmetic : quote.arithmetic.slice(0, -1)).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{displayYuan(fromYuan(amount) ?? ZERO)}</dd>
          </div>
        ))}
      </dl>
      {quote.presale && (
        <dl className={styles.presale} aria-label="预售付款">
          {presaleRows(quote.presale).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.total} aria-live="polite">
        {quote.presale ? '本次应付定金' : '应付'}{' '}
        <Price amount={quote.presale?.deposit ?? quote.amounts.payable} size="lg" />
      </p>
      {quote.expectedPoints > 0 && (
        <p className={styles.note}>确认收货后可得 {groupDigits(quote.expectedPoints)} 积分</p>
      )}
      {quote.alerts.map((alert) => (
        <Notice key={alert.text} tone={alert.status === QuoteAlertStatus.PromotionHint ? 'pine' : 'info'}>
          {alert.text}
        </Notice>
      ))}
      {quote.notice && <QuoteNotice key={quote.notice} text={quote.notice} />}
      <div className={styles.last}>{children}</div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ActionBar>
        <p className={styles.due} aria-hidden="true">
          {quote.presale ? '定金' : '应付'}{' '}
          <Price amount={quote.presale?.deposit ?? quote.amounts.payable} size="md" />
          {saved > 0 && <small>已优惠 {displayYuan(saved)}</small>}
        </p>
        {/* On phones a press leads to what is missing. */}
        <Button
          kind="rouge"
          size="lg"
          block
          disabled={!isReady && !isPhone()}
          loading={isBusy}
          onClick={onCommit}
        >
          提交订单
        </Button>
      </ActionBar>
    </aside>
  );
}
