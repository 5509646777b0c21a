import type { StoredCard } from '@huarong/contract/payment';
import { DAY_MS, displayYuan, STORE } from '@huarong/core/shared';
import { ButtonLink, EmptyState, Notice } from '@huarong/ui';
import { useState } from 'react';
import { shopNow } from '../../platform/clock/shop-clock.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, amountText, Block, dayText, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/stored-cards.route';
import { Balance } from './Balance/Balance.tsx';
import { BindCard } from './BindCard/BindCard.tsx';
import { CardTile } from './CardTile/CardTile.tsx';
import { Ledger } from './Ledger/Ledger.tsx';
import { RebindCard } from './RebindCard/RebindCard.tsx';
import styles from './stored-cards.module.css';
import { loadStoredCards } from './stored-cards-data.ts';
import { UnblockCard } from './UnblockCard/UnblockCard.tsx';
import { useCardChanges } from './use-card-changes.ts';

export const clientLoader = memberLoader(loadStoredCards);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('储值卡');
export const HydrateFallback = PageLoading;

const { maxPerOrder, codeAbove } = STORE.storedCards;
const SOON_DAYS = 30;

export default function StoredCardsPage({ loaderData }: Route.ComponentProps) {
  const { cards, query, ledger, memberCardNumber } = loaderData;
  const [cardToUnblock, setCardToUnblock] = useState<StoredCard | null>(null);
  const { reportLost, unbind } = useCardChanges();
  return (
    <>
      <PageHead
        title="储值卡"
        note={`一单最多用 ${maxPerOrder} 张；超过 ${displayYuan(codeAbove)} 或在新设备上使用时需短信验证`}
        actions={
          <>
            <a href="/campaign/help-cards.html">购买与使用说明</a>
            <ButtonLink kind="ink" size="sm" href="#bind">
              绑定新卡
            </ButtonLink>
          </>
        }
      />
      <Balance {...loaderData} />
      <ExpiringCards cards={cards} />
      {cards.length === 0 ? (
        <EmptyState icon="card" title="还没有储值卡">
          收到实体卡或电子卡后，用卡号与卡密绑定。
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <CardTile
              key={card.cardId}
              card={card}
              onReportLost={() => void reportLost(card)}
              onUnblock={() => setCardToUnblock(card)}
              onUnbind={() => void unbind(card)}
            />
          ))}
        </ul>
      )}
      <Ledger cards={cards} query={query} ledger={ledger} />
      <Block title="绑定与换绑">
        <div className={styles.forms}>
          <section id="bind" aria-label="绑定储值卡">
            <h3>绑定储值卡</h3>
            <BindCard />
          </section>
          <section id="rebind" aria-label="会员卡换绑">
            <h3>会员卡遗失，换绑新卡</h3>
            <RebindCard presentNumber={memberCardNumber} />
            <p>积分、等级与储值余额会转到新卡，旧卡立即失效。</p>
          </section>
        </div>
      </Block>
      {cardToUnblock && <UnblockCard card={cardToUnblock} onClose={() => setCardToUnblock(null)} />}
    </>
  );
}

/** Warns about cards with a balance that expire soon. */
function ExpiringCards({ cards }: { cards: readonly StoredCard[] }) {
  const limit = shopNow().getTime() + SOON_DAYS * DAY_MS;
  const ending = cards.filter(
    ({ usable, expiresAt }) => usable && expiresAt && Date.parse(expiresAt) <= limit,
  );
  if (ending.length === 0) return null;
  return (
    <div className={styles.expiring}>
      {ending.map(({ cardId, cardTail, expiresAt = '', balance }) => (
        <Notice key={cardId} tone="warn">
          尾号 {cardTail} 将在 {dayText(expiresAt)} 到期，余额 {amountText(balance)}。
        </Notice>
      ))}
    </div>
  );
}
