/** Who may come from the demo's other house. The last one tries to pass for the shop itself. */
export const people = [
  { sub: 'demo-zhixia', nickname: '知夏' },
  { sub: 'demo-xiaoman', nickname: '林小满' },
  { sub: 'demo-pretender', nickname: '花容官方客服' },
] as const;
