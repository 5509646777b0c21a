import { Button } from '../Button/Button.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Coupon } from '../Coupon/Coupon.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { CardGrid } from '../ProductCard/CardGrid.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Stars } from '../Stars/Stars.tsx';
import { StatusTag, Tag, VipBadge } from '../Tag/Tag.tsx';
import { Board, Columns, Row, Specimen } from './Board.tsx';
import styles from './Gallery.module.css';
import { FOUNDATION, GLOSS, LIPSTICK } from './products.tsx';

export const CardBoard = () => (
  <Board title="商品卡：默认、悬停、缺货、加载、空">
    <CardGrid>
      <ProductCard {...LIPSTICK} />
      <ProductCard {...FOUNDATION} state="hover" />
      <ProductCard {...GLOSS} soldOut />
      <ProductCardSkeleton />
      <div className={styles['emptyCell']}>
        <EmptyState
          icon="search"
          title="没有找到相关商品"
          frame="dashed"
          level={3}
          actions={<Button size="sm">清除全部筛选</Button>}
        >
          换个关键词，或减少筛选条件再试。
        </EmptyState>
      </div>
    </CardGrid>
    <CardGrid columns={4} lift>
      <ProductCard {...LIPSTICK} marketPrice="380.00" adding state="hover" />
      <ProductCard {...FOUNDATION} shades={undefined} keyLine="30ml，清透水感" favourite />
      <ProductCard {...GLOSS} priceNote={<VipBadge>玉簪会员价 ¥199.00</VipBadge>} />
      <ProductCardSkeleton />
    </CardGrid>
  </Board>
);

export const CouponBoard = () => (
  <Board title="优惠券：可领、领取中、已领、去使用、领完、过期">
    <Columns count={4}>
      <Coupon
        size="sm"
        face={{ kind: 'amount', amount: 8000 }}
        title="全场满减券"
        note="满 599 元可用"
        state="claimable"
      />
      <Coupon
        size="sm"
        face={{ kind: 'amount', amount: 8000 }}
        title="全场满减券"
        note="11 月 18 日到期"
        state="usable"
        useHref="#main"
      />
      <Coupon
        size="sm"
        face={{ kind: 'amount', amount: 5000 }}
        title="索兰娜品牌券"
        note="今日已领完"
        state="gone"
      />
      <Coupon
        size="sm"
        face={{ kind: 'amount', amount: 3000 }}
        title="首单礼券"
        note="11 月 10 日过期"
        state="expired"
      />
    </Columns>
    <Columns count={3}>
      <Coupon
        face={{ kind: 'amount', amount: 6000 }}
        threshold="满 499"
        title="香水香氛券"
        note="领取后 3 天有效"
        state="claimable"
        takenPercent={38}
      />
      <Coupon
        face={{ kind: 'rate', rate: '8.5' }}
        threshold="最多减 120"
        title="护肤折扣券"
        note="护肤全品类"
        state="claimable"
        loading
      />
      <Coupon
        face={{ kind: 'amount', amount: 4000 }}
        threshold="满 299"
        title="彩妆满减券"
        note="11 月 20 日到期"
        state="claimed"
      />
      <Coupon
        face={{ kind: 'word', word: '免邮' }}
        threshold="满 99"
        title="免邮券"
        note="下一场 20:00 再放 800 张"
        state="gone"
      />
      <Coupon
        face={{ kind: 'amount', amount: 10000 }}
        threshold="满 799"
        title="芍药专享券"
        note="会员专享"
        state="claimable"
        member
      />
      <Coupon
        face={{ kind: 'amount', amount: 2500 }}
        threshold="满 168"
        title="身体沐浴券"
        note="11 月 3 日已用"
        state="used"
      />
    </Columns>
  </Board>
);

const CLOCK = { endsAt: '2026-11-18T00:00:00+08:00', serverNow: '2026-11-15T09:23:51+08:00' };

export const TagBoard = () => (
  <Board title="标签、评分、倒计时、进度">
    <Row>
      <Tag>满299减50</Tag>
      <Tag tone="fill">满减</Tag>
      <Tag tone="pine">会员专享</Tag>
      <Tag tone="ink">花容独家</Tag>
      <VipBadge>玉簪会员价 ¥304.00</VipBadge>
      <StatusTag>已取消</StatusTag>
      <StatusTag tone="warn">待付款</StatusTag>
      <StatusTag tone="info">已发货</StatusTag>
      <StatusTag tone="ok">已完成</StatusTag>
      <StatusTag tone="error">支付失败</StatusTag>
      <StatusTag tone="pine">玉簪会员</StatusTag>
    </Row>
    <Row>
      <Specimen caption="5 分">
        <Stars score={5} />
      </Specimen>
      <Specimen caption="4.5 分">
        <Stars score={4.5} />
      </Specimen>
      <Specimen caption="2 分">
        <Stars score={2} />
      </Specimen>
      <Specimen caption="倒计时">
        <Countdown {...CLOCK} />
      </Specimen>
      <Specimen caption="方格">
        <Countdown {...CLOCK} variant="boxed" />
      </Specimen>
      <Specimen caption="最后一天">
        <Countdown endsAt="2026-11-15T10:06:09+08:00" serverNow={CLOCK.serverNow} variant="boxed" />
      </Specimen>
      <Specimen caption="进度">
        <div className={styles['bar']}>
          <Progress label="已领" percent={64} tone="rouge" />
          <Progress label="成长值" percent={30} />
        </div>
      </Specimen>
    </Row>
  </Board>
);
