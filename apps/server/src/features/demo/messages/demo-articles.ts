export interface DemoArticle {
  id: string;
  title: string;
  text: string;
  link: string;
  /** The effect of the product in its image. */
  effect: string;
  /** Omitted: for all skin types. */
  skin?: readonly string[];
  daysAgo: number;
}

/** The articles of the demo. Each links to an existing page. */
export const demoArticles: readonly DemoArticle[] = [
  {
    id: 'barrier-two-weeks',
    title: '换季泛红那两周，我只用三样',
    text: '洁面、精华、面霜，别的先停一停。神经酰胺、胆固醇与角鲨烷怎么认，一次说清。',
    link: '/function/barrier/',
    effect: '屏障修护',
    daysAgo: 2,
  },
  {
    id: 'dry-foundation',
    title: '干皮上妆起皮，先改顺序再换粉底',
    text: '保湿打底等三分钟，粉底少量多次，最后才定妆。',
    link: '/function/moisture/',
    effect: '保湿',
    skin: ['dry', 'combinationDry', 'sensitive'],
    daysAgo: 4,
  },
  {
    id: 'oily-noon',
    title: '中午出油，吸掉还是补掉',
    text: '先按压吸油，再薄薄补一层；整脸重来反而更快脱妆。',
    link: '/function/oil-control/',
    effect: '控油',
    skin: ['oily', 'combinationOily'],
    daysAgo: 5,
  },
  {
    id: 'five-minute-eyes',
    title: '通勤五分钟，把妆画完',
    text: '底妆点涂、眉毛补尾、一支唇膏当腮红，地铁上就能收尾。',
    link: '/function/long-wear/',
    effect: '持妆',
    daysAgo: 8,
  },
  {
    id: 'twelve-weathers',
    title: '闻过的地方，都算去过',
    text: '雨后青石、面包房、旧书页：十二种天气，从一支试管开始。',
    link: '/campaign/niche-fragrance.html',
    effect: '木质调',
    daysAgo: 11,
  },
  {
    id: 'sensitive-acid',
    title: '刷酸之后的三天，什么都别加',
    text: '泛红、刺痛时停用功效产品，只留清洁与修护，防晒照常。',
    link: '/function/soothing/',
    effect: '舒缓',
    skin: ['sensitive', 'dry'],
    daysAgo: 12,
  },
  {
    id: 'gifts-by-person',
    title: '想好是谁，再想送什么',
    text: '给长辈、同事与自己，按预算挑，礼盒可以写贺卡。',
    link: '/campaign/gift-guide.html',
    effect: '送礼',
    daysAgo: 20,
  },
  {
    id: 'winter-sunscreen',
    title: '冬天也要防晒吗',
    text: '靠窗的工位、雪后的晴天，答案都是要。通勤看质地，户外看数值。',
    link: '/function/sunscreen/',
    effect: '防晒',
    daysAgo: 26,
  },
  {
    id: 'three-minutes',
    title: '三分钟，体面出门',
    text: '洗净、剃须、须后拍半分钟，一页手册贴在镜子边上。',
    link: '/campaign/three-minutes.html',
    effect: '清洁',
    daysAgo: 33,
  },
  {
    id: 'concealer-shades',
    title: '痘印偏红还是偏褐，遮瑕选色不一样',
    text: '偏红用带一点黄的，偏褐用接近肤色的，边缘用指腹拍开。',
    link: '/function/concealing/',
    effect: '遮瑕',
    daysAgo: 41,
  },
];
