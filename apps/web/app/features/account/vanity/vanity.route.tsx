import type { Vanity, VanityItem } from '@huarong/contract/account';
import { ButtonLink, EmptyState, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { TextButton } from '../../identity/index.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { Block } from '../parts/Block/Block.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageWaiting } from '../parts/PageLoading/PageLoading.tsx';
import type { Route } from './+types/vanity.route';
import { OverNotice } from './ExpiredNotice.tsx';
import { OpenedDialog } from './OpenedDialog/OpenedDialog.tsx';
import { RunningLow } from './RunningLow/RunningLow.tsx';
import { Totals } from './Totals/Totals.tsx';
import { VanityCard } from './VanityCard/VanityCard.tsx';
import styles from './vanity.module.css';
import { loadVanity } from './vanity-data.ts';

export const clientLoader = memberLoader(loadVanity);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '我的梳妆台｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

/** Two rows; the rest on demand. */
const SHOWN_AT_FIRST = 8;

export default function VanityPage({ loaderData }: Route.ComponentProps) {
  const [vanity, setVanity] = useState(loaderData);
  const [opened, setOpened] = useState<VanityItem | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { inUse, unopened, runningLow } = vanity;
  const isEmpty = inUse.length + unopened.length === 0;

  async function save(change: { item: string; openedOn?: string | null; isHidden?: boolean }, said: string) {
    const reply = await browserApi({ quiet: true }).account.saveVanity(change);
    if (!reply.ok) return reply.refusal.message;
    setVanity(reply.value);
    setOpened(null);
    showToast(said);
    return null;
  }
  async function putAway({ item, productName }: VanityItem) {
    if (!(await showConfirm(`把“${productName}”从梳妆台收起？购买记录里仍可查到。`))) return;
    const problem = await save({ item, isHidden: true }, '已从梳妆台收起');
    if (problem) showToast(problem);
  }
  const shelf = (items: Vanity['inUse']) => (
    <div className={styles.shelf}>
      {items.map((item) => (
        <VanityCard key={item.item} item={item} onOpened={setOpened} onUsedUp={putAway} />
      ))}
    </div>
  );
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
      {inUse[0] && <OverNotice item={inUse[0]} />}
      {inUse.length > 0 && (
        <Block title="在用" note={`${inUse.length} 件，按到期先后`}>
          {shelf(inUse)}
          <p className={styles.note}>6M、12M 为开封后使用期限，来自品牌标注；没有标注的以包装为准。</p>
        </Block>
      )}
      {unopened.length > 0 && (
        <Block
          title="未开封"
          note={`${unopened.length} 件，按购买时间`}
          aside={
            unopened.length > SHOWN_AT_FIRST && (
              <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? '收起' : `全部 ${unopened.length} 件`}
              </TextButton>
            )
          }
        >
          {shelf(showsAll ? unopened : unopened.slice(0, SHOWN_AT_FIRST))}
        </Block>
      )}
      {runningLow.length > 0 && <RunningLow goods={runningLow} />}
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
