import { useState } from 'react';
import { showAlert, showConfirm } from '../AlertBox/alert-store.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Radio } from '../Choice/Radio.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogPanel } from '../Dialog/DialogPanel.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Packshot } from '../Packshot/Packshot.tsx';
import { Loading, Skeleton } from '../Skeleton/Skeleton.tsx';
import { Toast } from '../Toast/Toast.tsx';
import { showToast } from '../Toast/toast-store.ts';
import { Board, Columns, Row } from './Board.tsx';
import styles from './FeedbackBoards.module.css';
import { ProductIllustration } from './ProductIllustration.tsx';

const REASONS = [
  '更换或添加新商品',
  '未使用优惠或活动',
  '重复下单',
  '暂时不想要了',
  '改为门店购买',
  '支付遇到问题',
  '等待时间过长',
  '更换支付方式',
  '其他原因',
];

const Reasons = () => (
  <div className={styles['reasons']}>
    {REASONS.map((reason) => (
      <Radio key={reason} name="reason" defaultChecked={reason === '暂时不想要了'}>
        {reason}
      </Radio>
    ))}
  </div>
);

export function DialogBoard() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const cancelOrder = {
    title: '取消订单',
    description: '请选择取消原因，优惠券与积分将在 10 分钟内退回。',
    footer: (
      <>
        <Button onClick={close}>再想想</Button>
        <Button kind="ink" onClick={close}>
          确认取消
        </Button>
      </>
    ),
  };
  return (
    <Board title="弹层：首单礼、取消订单、提示框">
      <div className={styles['veil']}>
        <DialogPanel
          title="首单礼"
          titleHidden
          onClose={close}
          media={
            <Packshot pigment="xia">
              <ProductIllustration
                shape="gloss"
                colours={{ pack: '#fff', trim: '#C9A36A', liquid: '#C7475A' }}
                label="水镜唇蜜"
              />
            </Packshot>
          }
        >
          <div className={styles['welcome']}>
            <small>首单礼</small>
            <b>
              第一次见面，
              <br />
              请收下这份心意
            </b>
            <p>
              注册即领 <em>30 元</em>无门槛券，
              <br />
              首单任选 3 件小样。
            </p>
            <Button kind="rouge">领取并注册</Button>
          </div>
        </DialogPanel>
        <DialogPanel {...cancelOrder} onClose={close}>
          <Reasons />
        </DialogPanel>
        <DialogPanel title="提示" size="sm" onClose={close} footer={<Button kind="ink">确定</Button>}>
          验证码已过期，请重新获取。
        </DialogPanel>
      </div>
      <Row>
        <Button onClick={() => setOpen(true)}>打开取消订单</Button>
        <Button onClick={() => showAlert('验证码已过期，请重新获取。')}>打开提示框</Button>
        <Button onClick={() => showConfirm('确定删除这个地址吗？')}>打开确认框</Button>
        <Button onClick={() => showToast('已加入购物车')}>显示轻提示</Button>
      </Row>
      <Dialog open={open} onClose={close} {...cancelOrder}>
        <Reasons />
      </Dialog>
    </Board>
  );
}

export const ToastBoard = () => (
  <Board title="轻提示（停留 3 秒）">
    <Row>
      <Toast message="已加入购物车" />
      <Toast message="网络不太稳定，请稍后重试" icon="info" />
      <Toast message="已收藏，降价时提醒你" icon="heart" />
    </Row>
  </Board>
);

export const NoticeBoard = () => (
  <Board title="页内提示">
    <div className={styles['notices']}>
      <Notice tone="ok" title="地址已保存">
        下次结算将默认使用该地址。
      </Notice>
      <Notice tone="warn" title="库存紧张">
        朱砂唇膏 03 色仅剩 4 支，提交订单后为你保留 30 分钟。
      </Notice>
      <Notice tone="error" title="订单未提交成功" action={<a href="#cart">返回购物车</a>}>
        1 件商品库存不足，请返回购物车调整数量。
      </Notice>
      <Notice tone="info" title="配送提醒" icon="truck">
        受降雪影响，部分地区可能延迟 1–2 天送达。
      </Notice>
      <Notice tone="pine" title="玉簪会员" action={<Button size="sm">查看权益</Button>}>
        再消费 612 元升级芍药。
      </Notice>
    </div>
  </Board>
);

export const EmptyBoard = () => (
  <Board title="空状态、限流与加载">
    <Columns count={4}>
      <EmptyState
        icon="bag"
        title="购物车还是空的"
        frame="line"
        level={3}
        actions={
          <>
            <ButtonLink kind="ink" size="sm" href="#new">
              逛逛新品
            </ButtonLink>
            <ButtonLink size="sm" href="#favourites">
              查看收藏
            </ButtonLink>
          </>
        }
      >
        去看看今天的新品，或从收藏夹里挑一件。
      </EmptyState>
      <EmptyState
        icon="document"
        title="近三个月没有订单"
        frame="line"
        level={3}
        actions={<Button size="sm">查看全部订单</Button>}
      >
        更早的订单可切换时间范围查看。
      </EmptyState>
      <EmptyState
        icon="clock"
        title="排队的人有点多"
        frame="line"
        level={3}
        actions={<Button size="sm">返回首页</Button>}
      >
        页面将在 8 秒后自动重试，请勿反复刷新。
      </EmptyState>
      <div className={styles['skeletons']}>
        <Loading>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton width="wide" />
          <Skeleton shape="meta" width="medium" />
          <Skeleton shape="meta" width="half" />
        </Loading>
      </div>
    </Columns>
  </Board>
);
