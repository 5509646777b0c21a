import { PACKAGING_OPTIONS } from '../../orders/index.ts';
import { fen } from '../../shared/index.ts';
import { defineGroup } from '../group.ts';

export const PACKAGING_SETTINGS = defineGroup({
  name: '礼品包装',
  note: '已经提交的订单不受影响；去掉的包装在没有提交的结算页里不再选中',
  agreedBy: 'approver',
  fields: {
    packagings: {
      kind: 'table',
      label: '包装',
      effect: '结算页可以选的礼品包装，¥0.00 是免费；第一行的价格写在礼盒页与帮助里',
      minRows: 1,
      maxRows: 6,
      columns: {
        packagingId: {
          kind: 'text',
          label: '代号',
          effect: '仓库与接口用的名字，定下以后不改',
          maxLength: 20,
          default: 'new',
          findProblem: (text) => (/^[a-z][a-z0-9-]*$/.test(text) ? null : '只写小写字母、数字与短横线'),
        },
        name: {
          kind: 'text',
          label: '名称',
          effect: '顾客看到的名称',
          maxLength: 12,
          default: '礼盒',
        },
        fee: {
          kind: 'money',
          label: '价格',
          effect: '加在订单里的包装费',
          min: fen(0),
          max: fen(500_00),
          default: fen(15_00),
        },
        hasCard: { kind: 'switch', label: '可写贺卡', effect: '顾客可以写一张贺卡', default: true },
      },
      default: PACKAGING_OPTIONS.map((packaging) => ({ ...packaging })),
    },
  },
  findProblem({ packagings }) {
    const differ = (values: readonly string[]) => new Set(values).size === values.length;
    if (!differ(packagings.map(({ packagingId }) => packagingId))) return '包装的代号不能相同';
    return differ(packagings.map(({ name }) => name)) ? null : '包装的名称不能相同';
  },
});
