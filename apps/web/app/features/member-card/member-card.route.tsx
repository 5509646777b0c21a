import { STORE } from '@huarong/core/shared';
import { ButtonLink, Notice, showToast } from '@huarong/ui';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { useMemberInfo } from '../../platform/session/use-member-info.ts';
import { AccountFailure, amountText, Block, dayText, PageHead, PageLoading } from '../account/index.ts';
import { TextButton } from '../identity/index.ts';
import type { Route } from './+types/member-card.route';
import { Benefits } from './Benefits/Benefits.tsx';
import { CardFace } from './CardFace/CardFace.tsx';
import { CardOffers } from './CardOffers/CardOffers.tsx';
import { ChangeTable } from './ChangeTable/ChangeTable.tsx';
import styles from './member-card.module.css';
import { loadMemberCard } from './member-card-data.ts';
import { Progression } from './Progression/Progression.tsx';

export const clientLoader = memberLoader(loadMemberCard);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('会员卡');
export const HydrateFallback = PageLoading;

const SHOWN_CHANGES = 4;

export default function MemberCardPage({ loaderData: { card, offers } }: Route.ComponentProps) {
  const { keep } = card;
  return (
    <>
      <PageHead
        title="会员卡"
        note={
          <>
            卡号 {card.cardNumber}&ensp;
            <CopyCardNumber />
          </>
        }
        actions={<a href="/restMyCard#rebind">会员卡挂失与换绑</a>}
      />
      {keep?.isDueSoon && (
        <div className={styles.warning}>
          <Notice
            tone="warn"
            title={`${card.cardName}将在 ${dayText(keep.until)} 到期`}
            action={
              <ButtonLink kind="line" size="sm" href="/">
                去逛逛
              </ButtonLink>
            }
          >
            再消费 {amountText(keep.gap)} 可保留，否则按近 {card.months ?? STORE.cardTiers.months}{' '}
            个月的消费调整等级。
          </Notice>
        </div>
      )}
      <section className={styles.top} aria-label="等级与进度">
        <CardFace card={card} />
        <Progression card={card} />
      </section>
      <Benefits card={card} />
      <CardOffers offers={offers} />
      <Block title="卡片变更记录" aside={<a href="/myAccount/changeHistory">全部记录</a>}>
        <ChangeTable history={card.history.slice(0, SHOWN_CHANGES)} />
      </Block>
    </>
  );
}

/** Copies the full card number; the page shows it masked, because others may see the screen. */
function CopyCardNumber() {
  const number = useMemberInfo()?.cardNumber;
  if (number === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => showToast('卡号已复制'),
      () => showToast('没有复制成功，请手动抄写', 'info'),
    );
  return (
    <TextButton onClick={() => void copy()} aria-label="复制会员卡号">
      复制
    </TextButton>
  );
}
