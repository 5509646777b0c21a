/** The accounts of the demo identity provider. The last one imitates the shop. */
export const people = [
  { sub: 'demo-zhixia', nickname: '知夏' },
  { sub: 'demo-xiaoman', nickname: '林小满' },
  { sub: 'demo-pretender', nickname: '花容官方客服' },
] as const;
