import type { Vanity, VanityItem } from '@huarong/contract/account';
import { ButtonLink, EmptyState, Notice, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { type Api, browserApi } from '../../../platform/api/index.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { TextButton } from '../../identity/index.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { Block } from '../parts/Block/Block.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageLoading } from '../parts/PageLoading/PageLoading.tsx';
import { Reorder } from '../records/Reorder/Reorder.tsx';
import type { Route } from './+types/vanity.route';
import { OpenedDialog } from './OpenedDialog/OpenedDialog.tsx';
import { RunningLow } from './RunningLow/RunningLow.tsx';
import { Totals } from './Totals/Totals.tsx';
import { VanityCard } from './VanityCard/VanityCard.tsx';
import styles from './vanity.module.css';

const loadVanity = async (api: Api) => unwrapReply(await api.account.vanity({}));

export const clientLoader = memberLoader(loadVanity);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('我的梳妆台');
export const HydrateFallback = PageLoading;

/** Two rows; a button shows the rest. */
const COLLAPSED_COUNT = 8;

export default function VanityPage({ loaderData }: Route.ComponentProps) {
  const [vanity, setVanity] = useState(loaderData);
  const [opened, setOpened] = useState<VanityItem | null>(null);
  const { inUse, unopened, runningLow } = vanity;
  const isEmpty = inUse.length + unopened.length === 0;

  async function save(
    change: { item: string; openedOn?: string | null; isHidden?: boolean },
    message: string,
  ) {
    const reply = await browserApi({ quiet: true }).account.saveVanity(change);
    if (!reply.ok) return reply.refusal.message;
    setVanity(reply.value);
    setOpened(null);
    showToast(message);
    return null;
  }
  async function hideItem({ item, productName }: VanityItem) {
    if (!(await showConfirm(`把“${productName}”从梳妆台收起？购买记录里仍可查到。`))) return;
    const problem = await save({ item, isHidden: true }, '已从梳妆台收起');
    if (problem) showToast(problem);
  }
  const actions = { onOpened: setOpened, onUsedUp: hideItem };
  return (
    <>
      <PageHead title="我的梳妆台" note="在花容与门店买过的，签收后自动放进来；开封后帮你记着期限" />
      {isEmpty ? (
        <EmptyState
          icon="gift"
          title="梳妆台还是空的"
          actions={<ButtonLink href="/rank/">逛逛热销</ButtonLink>}
        >
          第一笔订单签收后，买到的会自动放进来。
        </EmptyState>
      ) : (
        <Totals vanity={vanity} />
      )}
      {inUse[0] && <ExpiredNotice item={inUse[0]} />}
      {inUse.length > 0 && (
        <Block title="在用" note={`${inUse.length} 件，按到期先后`}>
          <CardGrid items={inUse} {...actions} />
          <p className={styles.note}>6M、12M 为开封后使用期限，来自品牌标注；没有标注的以包装为准。</p>
        </Block>
      )}
      {unopened.length > 0 && <Unopened items={unopened} {...actions} />}
      {runningLow.length > 0 && <RunningLow products={runningLow} />}
      {opened && (
        <OpenedDialog
          item={opened}
          onClose={() => setOpened(null)}
          onSave={(openedOn) =>
            save({ item: opened.item, openedOn }, openedOn === null ? '已改为未开封' : '开封日期已记下')
          }
        />
      )}
    </>
  );
}

interface CardGridProps {
  items: Vanity['inUse'];
  onOpened: (item: VanityItem) => void;
  onUsedUp: (item: VanityItem) => void;
}

const CardGrid = ({ items, onOpened, onUsedUp }: CardGridProps) => (
  <div className={styles.grid}>
    {items.map((item) => (
      <VanityCard key={item.item} item={item} onOpened={onOpened} onUsedUp={onUsedUp} />
    ))}
  </div>
);

function Unopened({ items, ...actions }: CardGridProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <Block
      title="未开封"
      note={`${items.length} 件，按购买时间`}
      aside={
        items.length > COLLAPSED_COUNT && (
          <TextButton aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? '收起' : `全部 ${items.length} 件`}
          </TextButton>
        )
      }
    >
      <CardGrid items={isExpanded ? items : items.slice(0, COLLAPSED_COUNT)} {...actions} />
    </Block>
  );
}

/** Warns about the first product whose time after opening is over. */
function ExpiredNotice({ item }: { item: VanityItem }) {
  const { daysLeft, openedMonths, productName, skuId, productId, status } = item;
  if (daysLeft === undefined || daysLeft > 0) return null;
  return (
    <div className={styles.expired}>
      <Notice
        tone="warn"
        title={`${productName}已开封 ${openedMonths} 个月`}
        action={<Reorder skuId={skuId} productId={productId} name={productName} status={status} />}
      >
        品牌建议开封后 {openedMonths} 个月内用完，今天起建议更换。
      </Notice>
    </div>
  );
}
