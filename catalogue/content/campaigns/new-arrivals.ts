import type { CampaignText } from './campaign.ts';

export const newArrivalsPage: CampaignText = {
  slug: 'new-arrivals',
  title: '每日上新',
  description: '花容最近七个有新品的日子，按到店日期排列。',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'NEW ARRIVALS',
      title: ['今天到店的，', '都在这里'],
      text: ['按到店日期排列，卖得好的在前。', '新品一上架就在这里。'],
      pigment: 'ouhe',
      picture: { scene: 'new-arrivals' },
    },
    { kind: 'arrivals', days: 7, perDay: 20 },
  ],
};
