import type { StoredCard } from '@huarong/contract/payment';
import { StatusTag } from '@huarong/ui';
import { amountText, dayText } from '../../account/index.ts';
import { TextButton } from '../../identity/index.ts';
import { ledgerPath } from '../stored-cards-query.ts';
import styles from './CardTile.module.css';

interface CardTileProps {
  card: StoredCard;
  onReportLost: () => void;
  onUnblock: () => void;
  onUnbind: () => void;
}

/** A card with its balance and actions. */
export function CardTile({ card, onReportLost, onUnblock, onUnbind }: CardTileProps) {
  const { cardId, cardTail, balance, held, faceValue, expiresAt, state } = card;
  return (
    <li className={styles.item}>
      <article className={styles.card} data-state={state} aria-label={`储值卡，尾号 ${cardTail}`}>
        <p>
          <span className={styles.shopName}>HUARONG</span>
          <span>尾号 {cardTail}</span>
        </p>
        <div>
          <b>{amountText(balance)}</b>
          <p>
            <span>
              面值 {amountText(faceValue)}
              {Number(held) > 0 && `，占用 ${amountText(held)}`}
            </span>
            <Validity state={state} expiresAt={expiresAt} />
          </p>
        </div>
      </article>
      <p className={styles.actions}>
        {state === 'lost' && <span>{card.lostAt && `${card.lostAt.slice(5, 10)} 挂失，`}余额已冻结</span>}
        {state === 'frozen' && <span>已冻结，请联系客服</span>}
        <a
          href={ledgerPath({ cardId, period: 'all', page: 1 }, {})}
          aria-label={`查看流水：尾号 ${cardTail}`}
        >
          查看流水
        </a>
        {state === 'active' && (
          <>
            <TextButton onClick={onReportLost} aria-label={`挂失：尾号 ${cardTail}`}>
              挂失
            </TextButton>
            <TextButton onClick={onUnbind} aria-label={`解绑：尾号 ${cardTail}`}>
              解绑
            </TextButton>
          </>
        )}
        {state === 'lost' && (
          <TextButton onClick={onUnblock} aria-label={`解除挂失：尾号 ${cardTail}`}>
            解除挂失
          </TextButton>
        )}
      </p>
    </li>
  );
}

function Validity({ state, expiresAt }: Pick<StoredCard, 'state' | 'expiresAt'>) {
  if (state === 'lost') return <StatusTag tone="error">挂失中</StatusTag>;
  if (state === 'frozen') return <StatusTag tone="error">已冻结</StatusTag>;
  if (state === 'expired') return <StatusTag>已过期</StatusTag>;
  if (state === 'closed') return <StatusTag>已停用</StatusTag>;
  return <span>{expiresAt ? `${dayText(expiresAt)} 到期` : '长期有效'}</span>;
}
