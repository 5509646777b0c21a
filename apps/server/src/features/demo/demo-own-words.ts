interface OwnComment {
  stars: number;
  content: string;
  state: 'shown' | 'pending' | 'hidden';
  /** Days after signing. */
  days: number;
  helpful_count: number;
  hasPicture?: true;
  reply?: string;
  followUp?: { content: string; days: number };
}

/** In words that fit whatever she bought; the latest parcel first. One of each: held, followed up, sent back, too old. */
export const OWN_COMMENTS: readonly OwnComment[] = [
  {
    stars: 4,
    content: '日期很新，箱子也没有压坏。想拼单的可以加微信，一起买划算些。',
    state: 'pending',
    days: 3,
    helpful_count: 0,
  },
  {
    stars: 5,
    content: '第二次买了，日期新鲜，用起来和上次一样踏实。箱子里多了一份小样，谢谢。',
    state: 'shown',
    days: 4,
    helpful_count: 36,
    hasPicture: true,
  },
  {
    stars: 4,
    content: '比想象中小一圈，分量倒是够用。做工细，送人也拿得出手，就是说明书的字有点小。',
    state: 'shown',
    days: 2,
    helpful_count: 12,
    reply: '谢谢你写得这么细。说明书的字已经转给品牌，需要大字版可以随时找客服。',
    followUp: { content: '一个多月了，和刚拿到时一样好用，又买了一份送朋友。', days: 38 },
  },
  {
    stars: 2,
    content: '少了页面上写的小样，客服可以打我电话 13800000002 补寄吗？',
    state: 'hidden',
    days: 1,
    helpful_count: 0,
  },
  {
    stars: 5,
    content: '送给妈妈的，她说比柜台上看到的还喜欢。打算下次活动再囤一份。',
    state: 'shown',
    days: 6,
    helpful_count: 8,
  },
];

interface OwnQuestion {
  content: string;
  state: 'shown' | 'pending';
  days: number;
  answer?: string;
}
export const OWN_QUESTIONS: readonly OwnQuestion[] = [
  {
    content: '敏感肌换季的时候可以用吗？',
    state: 'shown',
    days: 9,
    answer: '可以先在耳后试两天，没有不适再上脸；换季时建议隔天用一次，观察一周。',
  },
  { content: '开封以后能用多久？夏天要不要放冰箱？', state: 'shown', days: 2 },
  { content: '长期用能祛斑吗？', state: 'pending', days: 1 },
];
