import { fen, STORE } from '../../shared/index.ts';
import { defineGroup, type GroupValues } from '../group.ts';

const { fee, freeFrom, remote } = STORE.freight;
const AMOUNTS = {
  fee: { kind: 'money', label: '运费', effect: '没有包邮时收的运费', min: fen(0), max: fen(100_00) },
  freeFrom: {
    kind: 'money',
    label: '包邮门槛',
    effect: '没有登录的顾客优惠后满这个金额包邮，¥0.00 是始终包邮；会员的门槛在会员等级里',
    min: fen(0),
    max: fen(5_000_00),
  },
} as const;

export const FREIGHT_SETTINGS = defineGroup({
  name: '运费',
  note: '已经提交的订单不受影响；会员的门槛比这里低时按会员的',
  agreedBy: 'approver',
  fields: {
    fee: { ...AMOUNTS.fee, default: fee },
    freeFrom: { ...AMOUNTS.freeFrom, default: freeFrom },
    remote: {
      kind: 'table',
      label: '偏远地区',
      effect: '这些省份用自己的运费与门槛，其他省份用上面的；会员等级里的门槛跟着省份走',
      minRows: 0,
      maxRows: 8,
      columns: {
        provinces: { kind: 'provinces', label: '省份', effect: '送到这些省份', default: [] },
        fee: { ...AMOUNTS.fee, default: fee },
        freeFrom: { ...AMOUNTS.freeFrom, default: freeFrom },
      },
      default: remote.map((row) => ({
        provinces: row.regions.toSorted(),
        fee: row.fee,
        freeFrom: row.freeFrom,
      })),
    },
  },
  findProblem({ remote: rows }) {
    if (rows.some(({ provinces }) => provinces.length === 0)) return '偏远地区的每一行都要选省份';
    const all = rows.flatMap(({ provinces }) => provinces);
    return new Set(all).size < all.length ? '一个省份只能在一行里' : null;
  },
});
export type FreightSettings = GroupValues<typeof FREIGHT_SETTINGS>;
