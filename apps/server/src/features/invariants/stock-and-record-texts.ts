import type { InvariantGroup } from './invariant-text.ts';

/** Invariants about invoices, stock, cards, coupons, points and records, in words. */
export const STOCK_AND_RECORD_TEXTS: readonly InvariantGroup[] = [
  {
    label: '发票',
    invariants: {
      'I-12 invoiced': {
        title: '开票净额不超过实收',
        note: '蓝字 − 红字，储值卡支付不开票',
        subject: 'order',
        row: ['invoiced %s, kept %s', '开票 {1元}，实收 {2元}'],
      },
      'I-12 taken back': {
        title: '红字与被冲的蓝字金额相等',
        note: '一红对一蓝',
        subject: 'invoice',
        row: ['blue %s, red %s', '蓝字 {1元}，红字 {2元}'],
      },
    },
  },
  {
    label: '库存',
    invariants: {
      'I-1 ledger': {
        title: '可售库存 = 库存流水之和',
        note: '每个规格',
        subject: 'sku',
        row: ['available %s, ledger %s', '可售 {1}，流水 {2}'],
      },
      'I-1 held': {
        title: '占用 = 未结订单占着的件数',
        note: '每个规格',
        subject: 'sku',
        row: ['held %s, live holds %s', '占用 {1}，未结 {2}'],
      },
      'I-1 held by the wrong': {
        title: '只有未发货的订单占着库存',
        note: '关闭后应放回',
        subject: 'order',
        row: ['sku %s', '规格 {1}'],
      },
      'I-1 sold': {
        title: '已售 = 流水里的销售减退货',
        note: '每个规格',
        subject: 'sku',
        row: ['sold %s, ledger %s', '已售 {1}，流水 {2}'],
      },
      'I-20 lot': {
        title: '批次的剩余 = 批次流水之和',
        note: '每个批次',
        subject: 'lot',
        row: ['remaining %s, movements %s', '剩余 {1}，流水 {2}'],
      },
      'I-20 received': {
        title: '批次的收货 = 进货记录之和',
        note: '每个批次',
        subject: 'lot',
        row: ['received %s, receipts %s', '收货 {1}，记录 {2}'],
      },
      'I-20 shipped': {
        title: '批次发出的 = 包裹里记的',
        note: '发出减退回，每个批次',
        subject: 'lot',
        row: ['movements %s, parcels %s', '流水 {1}，包裹 {2}'],
      },
      'I-20 on hand': {
        title: '批次之和不超过在库',
        note: '每个规格；在库 = 可售 + 占用 + 未发',
        subject: 'sku',
        row: ['lots %s, on hand %s', '批次 {1}，在库 {2}'],
      },
    },
  },
  {
    label: '卡、券与积分',
    invariants: {
      'I-2 card': {
        title: '储值卡余额 = 总账',
        note: '按卡',
        subject: 'card',
        row: ['balance %s, ledger %s', '余额 {1元}，总账 {2元}'],
      },
      'I-2 card held': {
        title: '储值卡占用 = 待付的支付',
        note: '按卡',
        subject: 'card',
        row: ['held %s, open payments %s', '占用 {1元}，待付 {2元}'],
      },
      'I-2 points': {
        title: '积分余额 = 各批剩余 = 流水之和',
        note: '按会员',
        subject: 'member',
        row: ['spendable %s, lots %s, entries %s', '可用 {1}，各批 {2}，流水 {3}'],
      },
      'I-7 coupon': {
        title: '用掉的券都在一个订单上',
        note: '门店券除外',
        subject: 'coupon',
        row: ['%s for order %s', '{1}，订单 {2}'],
      },
      'I-7 order': {
        title: '订单上的券都是它用掉的',
        note: '按订单',
        subject: 'order',
        row: ['names coupon %s, which is not its own', '券 {1} 不是它的'],
      },
      'I-7 coupon points': {
        title: '用积分兑换的券都扣过积分',
        note: '按券',
        subject: 'coupon',
        row: ['%s points were not taken', '没有扣 {1} 积分'],
      },
      'I-7 kept coupon': {
        title: '取消的订单不占着券',
        note: '取消后应退回',
        subject: 'order',
        row: ['coupon %s is used by a cancelled order', '券 {1} 还没有退回'],
      },
    },
  },
  {
    label: '记录',
    invariants: {
      'I-13 addresses': {
        title: '每个人有一个默认地址',
        note: '按会员或访客',
        subject: 'owner',
        row: ['%s defaults', '{1} 个默认'],
      },
      'I-9 news': {
        title: '没有事件等了一分钟以上',
        note: '也没有搁置的',
        subject: 'job',
        row: ['%s %s', '{1}，{2}'],
      },
      'I-9 work': { title: '没有搁置的任务', note: '多次失败等人处理', subject: 'job' },
      'I-14 entry without rows': {
        title: '每个员工写操作都留下改动',
        note: '同一事务',
        subject: 'audit',
      },
      'I-14 own approval': {
        title: '没有人批准自己的申请',
        note: '两个人',
        subject: 'approval',
        row: ['requested and decided by %s', '申请与批准都是员工 {1}'],
      },
      'I-14 seal': {
        title: '操作记录每日封存相连',
        note: '与前一日的摘要一致',
        subject: 'audit',
        row: ['does not follow the seal before', '与前一日接不上'],
      },
    },
  },
];
