import type { CampaignText } from './campaign.ts';

export const threeMinutes: CampaignText = {
  slug: 'three-minutes',
  title: '三分钟，体面出门',
  description: '男士理容三步：洗净、剃顺、收口。每一步只留一件，附用量与时间。',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'ASHGROVE',
      title: ['三分钟，', '体面出门'],
      text: ['洗净六十秒，剃顺九十秒，收口三十秒。', '洗手台上只留三样东西。'],
      pigment: 'dai',
      picture: { scene: 'three-minutes' },
    },
    { kind: 'anchors' },
    {
      kind: 'rail',
      anchor: '洗净',
      title: ['先把油', '洗下去'],
      note: '温水，三十秒起泡，三十秒冲净。早晚各一次，不用搓。',
      layout: 'band',
      pigment: 'yuebai',
      more: { label: '男士洁面', href: '/category/6000501/' },
      goods: { category: '6000501', limit: 4 },
    },
    {
      kind: 'rail',
      anchor: '剃顺',
      title: ['剃须这一步'],
      note: '顺着长势剃一遍，再横着补',
      more: { label: '全部剃须', href: '/category/6000503/' },
      goods: { category: '6000503', limit: 5 },
    },
    {
      kind: 'rail',
      anchor: '收口',
      title: ['须后，拍半分钟'],
      note: '须后水收口，保湿乳锁水',
      more: { label: '男士护理', href: '/category/6000502/' },
      goods: { category: '6000502', limit: 5 },
    },
    {
      kind: 'text',
      anchor: '手册',
      title: '一页手册',
      points: [
        '刀片一周一换，钝刀比没刀更伤。',
        '剃须前热敷一分钟，胡茬软三成，刀更好走。',
        '泛红的那天不去角质，只洗和补。',
        '出门前三十分钟涂防晒，耳朵和后颈也要。',
      ],
    },
  ],
};
