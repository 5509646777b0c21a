import type { WaitingItem } from '@huarong/contract/community';
import { ButtonLink, EmptyState, Notice, StatusTag } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayText } from '../../../account/index.ts';
import { ProductImage, skuPath } from '../../../catalogue/index.ts';
import type { CommentTraits, WaitingList } from '../comments-data.ts';
import { type CommentsQuery, commentsPath, itemKey } from '../query/comments-query.ts';
import { WriteForm } from '../WriteForm/WriteForm.tsx';
import styles from './WaitingPanel.module.css';
import { WritingTips } from './WritingTips.tsx';

interface WaitingPanelProps {
  query: CommentsQuery;
  waiting: WaitingList;
  /** Skin type and age band of the member's profile. */
  traits: CommentTraits;
}

/** The requested item, or the latest delivered one, with its form; the other items are listed beside it. */
export function WaitingPanel({ query, waiting, traits }: WaitingPanelProps) {
  const navigate = useNavigate();
  const [thanks, setThanks] = useState<string | null>(null);
  const item = selectItem(query, waiting.list);
  async function onWritten(message: string) {
    setThanks(message);
    window.scrollTo({ top: 0 });
    // The reviewed item leaves the list and the next one takes its place.
    await navigate(commentsPath(query, { item: '' }), { replace: true });
  }
  return (
    <>
      {thanks && (
        <div className={styles.thanks} role="status">
          <Notice tone="ok" action={<a href={commentsPath(query, { tab: 'written' })}>查看已评价</a>}>
            {thanks}
          </Notice>
        </div>
      )}
      {item ? (
        <div className={styles.columns}>
          <div>
            <ItemSummary item={item} points={waiting.points} />
            <WriteForm
              key={itemKey(item)}
              subject={{ ...item, traits }}
              aspects={item.aspects}
              onWritten={onWritten}
            />
          </div>
          <WritingTips>
            {waiting.list.length > 1 && (
              <OtherItems query={query} items={waiting.list.filter((each) => each !== item)} />
            )}
          </WritingTips>
        </div>
      ) : (
        <EmptyState
          icon="edit"
          title="没有待评价的商品"
          actions={<ButtonLink href="/myOrderList">查看我的订单</ButtonLink>}
        >
          签收后的商品会出现在这里。
        </EmptyState>
      )}
    </>
  );
}

const selectItem = ({ item, order }: CommentsQuery, list: readonly WaitingItem[]): WaitingItem | undefined =>
  list.find((each) => itemKey(each) === item) ?? list.find(({ orderId }) => orderId === order) ?? list[0];

const ItemSummary = ({ item, points }: { item: WaitingItem; points: number }) => (
  <div className={styles.about}>
    <span className={styles.image}>
      <ProductImage path={item.skuImagePath} alt="" sizes="88px" />
    </span>
    <div>
      <p className={styles.brand}>
        <span>{item.brandNameEN}</span> {item.brandNameCN}
      </p>
      <h2>
        <a href={skuPath(item)}>{item.productName}</a>
      </h2>
      <small>
        {item.skuName}　订单 {item.orderId}，{dayText(item.signedAt)} 签收
      </small>
    </div>
    <StatusTag tone="pine">评价得 {points} 积分</StatusTag>
  </div>
);

const MAX_OTHERS = 4;
const OtherItems = ({ query, items }: { query: CommentsQuery; items: readonly WaitingItem[] }) => (
  <section>
    <h3>还有 {items.length} 件</h3>
    <ul className={styles.others}>
      {items.slice(0, MAX_OTHERS).map((item) => (
        <li key={itemKey(item)}>
          <a href={commentsPath(query, { item: itemKey(item) })}>
            <span className={styles.thumb}>
              <ProductImage path={item.skuImagePath} alt="" sizes="48px" />
            </span>
            <span>
              {item.productName}
              <small>{item.skuName}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
