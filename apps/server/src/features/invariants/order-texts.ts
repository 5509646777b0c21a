import type { InvariantGroup } from './invariant-text.ts';

/** Invariants about money and orders, in words. */
export const ORDER_TEXTS: readonly InvariantGroup[] = [
  {
    label: '总账与收款',
    invariants: {
      'I-2 movement': {
        title: '每一笔分录借贷相等',
        note: '同一笔的分录合计为零',
        subject: 'movement',
        row: ['sums to %s', '合计 {1元}'],
      },
      'I-2 order': {
        title: '订单科目 = 收款 − 退款',
        note: '逐单核对到分',
        subject: 'order',
        row: ['ledger %s, paid less refunded %s', '总账 {1元}，收款减退款 {2元}'],
      },
      'I-18 daily sums': {
        title: '每天的汇总 = 当天的分录',
        note: '试算平衡读的是汇总',
        subject: 'day',
        row: [
          'stored %s %s in %s, entries %s %s in %s',
          '汇总 借 {1元} 贷 {2元}，{3} 条；分录 借 {4元} 贷 {5元}，{6} 条',
        ],
      },
      'I-19 figures': {
        title: '报表的收款与退款 = 总账',
        note: '每天核对到分',
        row: [
          'figures paid %s refunded %s, ledger paid %s refunded %s',
          '报表 收 {1元} 退 {2元}，总账 收 {3元} 退 {4元}',
        ],
        subject: 'report-day',
      },
      'I-19 day of sale': {
        title: '按销售日的退款 = 总账',
        note: '退款记回卖出的那天',
        row: ['figures refunded %s, ledger refunded %s', '报表 退 {1元}，总账 退 {2元}'],
        subject: 'report-day',
      },
      'I-19 breakdowns': {
        title: '报表的每种分法合计相同',
        note: '品牌、省份、来源等各自合计等于总数',
        row: [
          'parts paid %s refunded %s, whole paid %s refunded %s',
          '分项 收 {1元} 退 {2元}，合计 收 {3元} 退 {4元}',
        ],
        subject: 'report-day',
      },
      'I-19 months': {
        title: '报表的月合计 = 每天之和',
        note: '每种分法的每个值',
        row: [
          'month paid %s refunded %s, days paid %s refunded %s',
          '月合计 收 {1元} 退 {2元}，每天之和 收 {3元} 退 {4元}',
        ],
        subject: 'report-month',
      },
      'I-19 running': {
        title: '报表的累计数 = 每天之和',
        note: '任意时段的排行由累计数相减得出',
        row: ['running sums %s, days %s', '累计数的校验值 {1}，每天之和的校验值 {2}'],
        subject: 'report-month',
      },
      'I-19 members': {
        title: '会员报表 = 已付款的订单',
        note: '每月买过的会员、首单与复购',
        row: [
          'figures members %s first %s later %s, orders members %s first %s later %s',
          '报表 会员 {1} 首单 {2} 复购 {3}，订单 会员 {4} 首单 {5} 复购 {6}',
        ],
        subject: 'member-month',
      },
      'I-4 paid': {
        title: '已付款的订单收足了应付',
        note: '货到付款除外',
        subject: 'order',
        row: ['payable %s, captured %s', '应付 {1元}，收到 {2元}'],
      },
      'I-4 unpaid': {
        title: '没付款的订单没有收到钱',
        note: '定金除外',
        subject: 'order',
        row: ['captured %s', '收到 {1元}'],
      },
      'I-4 booked': {
        title: '每单的收款与退款都入了账',
        note: '收款 − 退款 = 总账',
        subject: 'order',
        row: ['captured %s, went back %s, booked %s', '收款 {1元}，退款 {2元}，入账 {3元}'],
      },
      'I-6 open twice': {
        title: '一个订单只有一笔待付的支付',
        note: '储值卡除外',
        subject: 'order',
        row: ['%s open attempts', '{1} 笔待付'],
      },
      'I-10 trade': {
        title: '渠道收的钱与商城记的一样',
        note: '演示渠道，逐笔核对',
        subject: 'payment',
        row: ['there %s, here %s %s', '渠道 {1}，商城 {2} {3元}'],
      },
      'I-10 refund': {
        title: '渠道退的钱与商城记的一样',
        note: '演示渠道，逐笔核对',
        subject: 'refund',
        row: ['there %s, here %s', '渠道 {1元}，商城 {2元}'],
      },
    },
  },
  {
    label: '退款与退货',
    invariants: {
      'I-5 refunded': {
        title: '发出的退款不超过记下的',
        note: '按支付单',
        subject: 'payment',
        row: ['promised %s, sent %s', '记下 {1元}，发出 {2元}'],
      },
      'I-5 promised': {
        title: '支付单记的退款 = 退款单合计',
        note: '按支付单',
        subject: 'payment',
        row: ['noted %s, refunds %s', '支付单 {1元}，退款单 {2元}'],
      },
      'I-5 too much back': {
        title: '退款合计不超过实付',
        note: '按支付单与订单',
        subject: 'payment',
        row: ['order %s: paid %s, back %s', '订单 {1}：付 {2元}，退 {3元}'],
      },
      'I-5 pieces': {
        title: '行上的已退件数 = 退货单的件数',
        note: '按订单行',
        subject: 'line',
        row: ['line %s, returns %s', '订单行 {1} 件，退货单 {2} 件'],
      },
      'I-5 piece of nothing': {
        title: '退的每一件都买过',
        note: '按订单行',
        subject: 'line',
        row: ['piece %s of %s', '第 {1} 件，只买了 {2} 件'],
      },
      'I-5 return': {
        title: '退货单的退款 = 答应的金额',
        note: '退款中与已完成',
        subject: 'return',
        row: ['promised %s, refunds %s', '答应 {1元}，退款单 {2元}'],
      },
      'I-5 return done': {
        title: '完成的退货都退了款',
        note: '退款单已完成',
        subject: 'return',
        row: ['is done, and its refund is not', '已完成，退款还没有'],
      },
      'I-8 return': {
        title: '退货状态只走允许的路',
        note: '逐步核对',
        subject: 'return',
        row: ['%s to %s', '从 {1} 到 {2}'],
      },
      'I-8 return end': {
        title: '退货现在的状态 = 最后一步',
        note: '按退货单',
        subject: 'return',
        row: ['stands at %s, history ends at %s', '现在 {1}，最后一步到 {2}'],
      },
    },
  },
  {
    label: '订单',
    invariants: {
      'I-3 goods': {
        title: '商品金额 = 各行之和',
        note: '逐单核对到分',
        subject: 'order',
        row: ['goods %s, lines %s', '订单 {1元}，各行 {2元}'],
      },
      'I-3 shares': {
        title: '订单优惠 = 各行分摊之和',
        note: '促销、券、积分',
        subject: 'order',
        row: ['the shares of the lines are not the discounts of the order', '分摊与优惠不等'],
      },
      'I-3 pieces': {
        title: '订单行 = 每一件之和',
        note: '分摊与实付',
        subject: 'line',
        row: ['the pieces do not add up to the line', '各件之和与行不等'],
      },
      'I-17 offers': {
        title: '记下的优惠 = 订单的优惠',
        note: '逐项核对到分',
        subject: 'order',
      },
      'I-17 lines': {
        title: '每项优惠 = 各行之和',
        note: '逐项核对到分',
        subject: 'order',
        row: ['offer %s saved %s, its lines %s', '第 {1} 项 {2元}，各行 {3元}'],
      },
      'I-8 step': {
        title: '订单状态只走允许的路',
        note: '逐步核对',
        subject: 'sub-order',
        row: ['%s to %s', '从 {1} 到 {2}'],
      },
      'I-8 end': {
        title: '订单现在的状态 = 最后一步',
        note: '按子订单',
        subject: 'sub-order',
        row: ['stands at %s, history ends at %s', '现在 {1}，最后一步到 {2}'],
      },
      'I-8 gap': {
        title: '订单状态一步接一步',
        note: '没有缺口，时间不倒退',
        subject: 'sub-order',
        row: ['%s follows %s', '{1} 接在 {2} 之后'],
      },
      'I-13 part without lines': { title: '每个子订单都有商品', note: '按子订单', subject: 'sub-order' },
      'I-13 order without parts': { title: '每个订单都有子订单', note: '按订单', subject: 'order' },
      'I-13 two keys': {
        title: '一个订单只提交过一次',
        note: '重复点击不会多下单',
        subject: 'order',
        row: ['%s keys', '提交了 {1} 次'],
      },
    },
  },
];
