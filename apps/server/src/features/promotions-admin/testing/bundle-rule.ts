/** A rule of two slots, as a call of staff takes it. */
export const bundleRule = (partSkuIds: readonly string[], change: object = {}) => ({
  caseName: '盘盒',
  partName: '眼影',
  unit: '格',
  slots: [
    { slotId: 's1', name: '第 1 格', required: true },
    { slotId: 's2', name: '第 2 格', required: true },
  ],
  groups: [{ name: '哑光', hint: '打底', partSkuIds }],
  distinct: true,
  fullDiscountFen: 10_00,
  purchaseLimit: 3,
  deliveryText: '定制需 2 个工作日',
  returns: [{ title: '没有刻字', text: '整盘可以退' }],
  ...change,
});
