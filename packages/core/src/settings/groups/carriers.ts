import { CARRIERS } from '../../orders/index.ts';
import { defineGroup } from '../group.ts';

const RETURN_CARRIERS = ['顺丰速运', '京东快递', '中通快递', '圆通速递', '邮政 EMS', '其他快递'];

export const CARRIER_SETTINGS = defineGroup({
  name: '快递公司',
  note: '已经发出的包裹不变，仍写发出时的快递公司',
  fields: {
    carriers: {
      kind: 'table',
      label: '快递公司',
      effect: '发货、扫码、发货文件与积分礼品可以选的快递公司，第一家在用的是默认',
      minRows: 1,
      maxRows: 20,
      columns: {
        name: {
          kind: 'text',
          label: '名称',
          effect: '顾客与员工看到的名称',
          maxLength: 12,
          default: '新快递',
        },
        code: {
          kind: 'text',
          label: '代号',
          effect: '发货文件可以写代号；SF、JD、ZTO、YTO、STO、YD、EMS 会检查运单号的样子',
          maxLength: 10,
          default: 'NEW',
          findProblem: (text) => (/^[A-Z][A-Z0-9]{1,9}$/.test(text) ? null : '写 2–10 位大写字母或数字'),
        },
        phone: {
          kind: 'text',
          label: '电话',
          effect: '顾客在物流页看到的查询电话',
          maxLength: 20,
          default: '95338',
          findProblem: (text) => (/^[\d-]{5,20}$/.test(text) ? null : '只写数字和短横线，至少 5 位'),
        },
        isActive: { kind: 'switch', label: '在用', effect: '关上以后发货时不能再选', default: true },
      },
      default: CARRIERS.map(({ name, code, phone }) => ({ name, code, phone, isActive: true })),
    },
    returnCarriers: {
      kind: 'table',
      label: '退货的快递',
      effect: '顾客寄回商品时可以选的快递公司，第一家是默认；已经填的运单不变',
      minRows: 1,
      maxRows: 20,
      columns: {
        name: {
          kind: 'text',
          label: '名称',
          effect: '顾客看到的名称',
          maxLength: 12,
          default: '新快递',
        },
      },
      default: RETURN_CARRIERS.map((name) => ({ name })),
    },
  },
  findProblem({ carriers, returnCarriers }) {
    const differ = (values: readonly string[]) => new Set(values).size === values.length;
    if (!differ(carriers.map(({ code }) => code))) return '快递公司的代号不能相同';
    if (!differ(carriers.map(({ name }) => name))) return '快递公司的名称不能相同';
    if (!differ(returnCarriers.map(({ name }) => name))) return '退货的快递的名称不能相同';
    return carriers.some(({ isActive }) => isActive) ? null : '至少要有一家在用的快递公司';
  },
});
