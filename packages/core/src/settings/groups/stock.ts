import { defineGroup } from '../group.ts';

export const STOCK_SETTINGS = defineGroup({
  name: '库存',
  note: '只改员工看到的标记，顾客看到的“仅剩”在购买限额里',
  fields: {
    lowUnits: {
      kind: 'number',
      label: '低库存线',
      effect: '可售不超过这么多件的规格算低库存；在价格与库存表里单独设过低库存线的规格按自己的',
      unit: '件',
      min: 0,
      max: 10_000,
      default: 20,
    },
  },
});
