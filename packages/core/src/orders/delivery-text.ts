export type DeliveryTime = 'any' | 'workday' | 'weekend';

const WHEN: Record<DeliveryTime, string> = {
  any: '工作日与周末均可',
  workday: '仅工作日送货',
  weekend: '仅周末送货',
};

export const deliveryText = (time: DeliveryTime): string => `快递配送，${WHEN[time]}`;
