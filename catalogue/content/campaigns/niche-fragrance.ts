import type { CampaignText } from './campaign.ts';

/** Shares at six moments: sprayed, 15 minutes, 1, 2, 4 and 8 hours. */
const accord = (name: string, colour: string, course: number[], note = '') => ({
  name,
  colour,
  note,
  course,
});
const scene = (file: string, width: number, height: number, alt: string) => ({ file, width, height, alt });

const scenes = [
  {
    name: '雨后青石',
    place: '苏州 · 平江路',
    moment: '下午四点',
    lead: '雨停了十分钟，石板还没干。墙根的青苔吸饱了水，有人推开木门，里面是冷掉的茶。',
    picture: scene('scents-rain.webp', 1440, 800, '欧梵雨后青石淡香精，深绿的背景'),
    accords: [
      accord('姜叶', '#C8D98C', [20, 10, 4, 1, 0, 0], '一闪而过的青辣，十分钟就走。'),
      accord('水气', '#DCEBE9', [52, 42, 15, 5, 2, 0], '像刚打开的窗。海风酮与黄瓜叶，前十分钟明显。'),
      accord('冷茶', '#D7C9A4', [5, 10, 18, 14, 7, 3], '隔夜的乌龙，微涩，把水气收住。'),
      accord('湿石', '#B9C4BF', [14, 20, 27, 26, 22, 19], '矿物感来自土臭素，用量很低，冷而干净。'),
      accord('青苔', '#8FA88C', [9, 16, 26, 34, 31, 23], '不含受限的橡苔提取物，以合成苔香代替。'),
    ],
    source: '由欧梵调香室提供的留香测试：20 人，手腕内侧，室内 22°C。皮肤温度不同，时长会有出入。',
    picks: [
      { product: '204501', note: '场景原型，湿石较明显', sample: '204508' },
      { product: '208010', note: '少一点石头，多一点茶' },
      { product: '204509', note: '同一支香，用在房间里' },
      { product: '204512', note: '同款，洗完澡喷一层' },
    ],
  },
  {
    name: '旧书页',
    place: '里斯本 · 旧书店',
    moment: '一个没有客人的下午',
    lead: '百叶窗把光切成一格一格。翻到第八十七页，纸边有点甜，像放久了的香草荚。',
    tone: 'umber',
    picture: scene('scents-book.webp', 900, 800, '旧书页淡香精，窗光斜落在墙上'),
    accords: [
      accord('胡椒', '#C9A58A', [30, 12, 5, 2, 0, 0]),
      accord('香草', '#EED9AE', [10, 26, 34, 30, 22, 12]),
      accord('纸张', '#DCCB9F', [45, 40, 32, 24, 16, 9]),
      accord('雪松', '#A47C52', [12, 18, 27, 38, 36, 30]),
    ],
    picks: [
      { product: '200301', note: '场景原型，纸与香草', sample: '200307' },
      { product: '200302', note: '换成蓝黑墨水，更凉' },
    ],
  },
  {
    name: '晒过的无花果',
    place: '普罗旺斯 · 后院',
    moment: '正午，没有风',
    lead: '叶子的青气被太阳晒软了。掰开一个，手指上是白色的汁，远处有人在收床单。',
    tone: 'straw',
    picture: scene('scents-fig.webp', 900, 800, '晒过的无花果淡香水，黄绿的瓶子'),
    accords: [
      accord('青叶', '#A9BF74', [64, 34, 18, 9, 3, 0]),
      accord('果肉', '#D98880', [12, 28, 26, 20, 11, 4]),
      accord('椰乳', '#F5EAD0', [12, 20, 30, 32, 22, 12]),
      accord('干木', '#BFA371', [8, 14, 20, 31, 34, 26]),
    ],
    picks: [
      { product: '209101', note: '场景原型，青叶与椰乳' },
      { product: '209102', note: '收进屋里的棉被，更软' },
    ],
  },
  {
    name: '凌晨的面包房',
    place: '上海 · 五原路',
    moment: '四点一刻',
    lead: '街上只有这一扇窗亮着。门一开，热气先出来，人后出来。',
    picture: scene('scents-bread.webp', 560, 640, '凌晨的面包房淡香精，琥珀色的瓶子'),
    accords: [
      accord('冷空气', '#9FB4C6', [30, 14, 6, 3, 1, 0]),
      accord('黄油', '#F2D18A', [30, 38, 34, 26, 14, 6]),
      accord('麦芽', '#C98B45', [20, 26, 34, 36, 30, 20]),
      accord('面粉', '#EFE6D8', [10, 12, 14, 14, 12, 9]),
    ],
    picks: [{ product: '204801', note: '场景原型，黄油与木柴' }],
  },
  {
    name: '雪松与冷铁',
    place: '长白 · 林场',
    moment: '零下十八度',
    lead: '呼吸有声音。手套上有松脂，斧头靠着墙，铁的味道比雪还凉。',
    picture: scene('scents-cedar.webp', 560, 640, '雪松与冷铁淡香精，冷蓝的背景'),
    accords: [
      accord('杜松', '#8EA695', [26, 16, 8, 4, 1, 0]),
      accord('冷铁', '#A9B3BA', [34, 32, 26, 18, 10, 5]),
      accord('雪松', '#7A6650', [24, 32, 42, 46, 42, 34]),
      accord('琥珀', '#D3A868', [6, 10, 14, 18, 18, 15]),
    ],
    picks: [{ product: '205301', note: '场景原型，冷而直', sample: '205306' }],
  },
  {
    name: '月下一树桂',
    place: '杭州 · 满觉陇',
    moment: '夜里八点，有月',
    lead: '没有灯，靠月亮认路。先闻到，走近了才看见。',
    picture: scene('scents-osmanthus.webp', 490, 560, '桂魄淡香精，夜蓝的背景'),
    accords: [
      accord('白茶', '#DDE3D8', [34, 22, 12, 6, 2, 0]),
      accord('金桂', '#E2B765', [36, 44, 40, 30, 18, 8]),
      accord('鸢尾', '#B9A7C4', [10, 14, 20, 22, 18, 11]),
      accord('白麝香', '#E8E2DA', [8, 10, 16, 24, 26, 22]),
    ],
    picks: [{ product: '208204', note: '场景原型，冷而不甜' }],
  },
];

export const nicheFragrance: CampaignText = {
  slug: 'niche-fragrance',
  title: '香气场景：闻过的地方，都算去过',
  description:
    '不从香调表开始挑。先想一个地方，再看是哪几种气味把它搭起来，最后才轮到瓶子。标有试香的，可先买一支。',
  blocks: [
    {
      kind: 'scents',
      eyebrow: 'NICHE SCENTS',
      title: ['闻过的地方', '都算去过'],
      text: ['不从香调表开始挑。先想一个地方，', '再看是哪几种气味把它搭起来，', '最后才轮到瓶子。'],
      fact: ['小众香氛　6 个场景', '标有试香的，可先买 2ml'],
      picture: scene('scents-rain.webp', 1440, 800, '欧梵雨后青石淡香精，深绿的背景'),
      scenes,
    },
    {
      kind: 'kit',
      title: '十二种天气，先各去一次',
      text: '十二支 2ml，附场景卡与试香纸。一天试一种，再决定把哪一种天气带回家。',
      steps: ['先闻纸，等三分钟', '再上手腕，不要搓', '出门走一圈，再决定'],
      note: '拆封后的试香不支持无理由退货',
      picture: scene('scents-kit.webp', 720, 360, '十二支试香装的礼盒'),
      product: '204507',
    },
  ],
};
