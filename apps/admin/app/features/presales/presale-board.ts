import { formatFen, formatTime } from '../../ui/format.ts';
import type { ArrivalCount, PresaleBoard } from './presale-labels.ts';

export const stepsOf = ({ terms, phase }: PresaleBoard) => [
  {
    label: '付定金',
    text: `${formatTime(terms.depositFrom)} 至 ${formatTime(terms.depositUntil)}`,
    isNow: phase === 'deposit',
  },
  {
    label: '付尾款',
    text: `${formatTime(terms.balanceFrom)} 至 ${formatTime(terms.balanceUntil)}`,
    isNow: phase === 'balance',
  },
  { label: '发货', text: `${formatTime(terms.shipsBy)} 前`, isNow: phase === 'ended' },
];

export const figuresOf = (
  { deposits, unpaid, settled, owing, lost, booked, quota }: PresaleBoard,
  count: ArrivalCount | null,
) => [
  {
    label: '已订',
    value: quota === null ? booked : `${booked} / ${quota}`,
    note: quota === null ? '没有设总份数' : `还剩 ${Math.max(0, quota - booked)} 份`,
  },
  { label: '付了定金', value: `${deposits.units} 份`, note: `${deposits.orders} 单` },
  { label: '定金', value: formatFen(deposits.amountFen), note: '付尾款前不计收入' },
  { label: '下单未付定金', value: unpaid.orders, note: '单' },
  { label: '已付尾款', value: settled.orders, note: `实付 ${formatFen(settled.amountFen)}` },
  { label: '还欠尾款', value: formatFen(owing.amountFen), note: `${owing.orders} 单` },
  ...(count
    ? [
        {
          label: '到货',
          value: `${count.arrived} / ${count.limit}`,
          note: `已分 ${count.assigned.units} 份，${count.waiting.units} 份在等`,
        },
      ]
    : []),
  { label: '付过定金又关闭', value: lost.orders, note: `定金 ${formatFen(lost.amountFen)}` },
];
