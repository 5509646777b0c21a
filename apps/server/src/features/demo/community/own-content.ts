interface OwnComment {
  stars: number;
  content: string;
  state: 'shown' | 'pending' | 'hidden';
  /** Days after the parcel was signed for. */
  days: number;
  helpful_count: number;
  hasImage?: true;
  reply?: string;
  followUp?: { content: string; days: number };
}

/** Comments that fit any product, the latest parcel first: held, shown, with follow-up, refused, too old for one. */
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
    hasImage: true,
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

interface OwnPost {
  title: string;
  content: string;
  topics: string[];
  note: string;
  state: 'shown' | 'pending' | 'hidden';
  days: number;
  likes: number;
}
/** One shown post, one held for review, one refused. */
export const OWN_POSTS: readonly OwnPost[] = [
  {
    title: '用了一个月，说说真实感受',
    content:
      '先说前提：混合偏干，上海，办公室空调一天开十个小时。\n\n第一周没有太大感觉，第二周开始早上起来不那么干。用量我是一次两泵，多了会有一点厚。\n\n包装密封得好，出差带着也放心。下次活动会再买一份。',
    topics: ['空瓶记', '混干皮'],
    note: '一次两泵刚好',
    state: 'shown',
    days: 12,
    likes: 47,
  },
  {
    title: '周末开箱，附上手臂对比',
    content: '自然光拍的，没有修图。想一起拼单的可以加微信，群里还有小样可以换。',
    topics: ['开箱'],
    note: '',
    state: 'pending',
    days: 1,
    likes: 0,
  },
  {
    title: '闭口的可以试试这个',
    content: '我用了三个星期，感觉它能祛痘，朋友也说有疗效。',
    topics: [],
    note: '',
    state: 'hidden',
    days: 30,
    likes: 0,
  },
];
