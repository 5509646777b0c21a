import type { Effect, ProductSeed } from '../kit/seed.ts';

/** A 2 ml vial of one scent, as 雨后青石 试香管 beside the perfumes. */
const vial = (
  scent: { name: string; nameEn: string; line: string; label: string; fill: string },
  stars: string[],
  effects: Effect[],
  story: ProductSeed['story'],
): ProductSeed => ({
  form: 'perfume',
  category: '600070104',
  name: `${scent.name} 试香管`,
  nameEn: `${scent.nameEn} Sample Vial`,
  line: scent.line,
  story,
  stars,
  effects: ['便携', ...effects],
  skus: [{ size: '2ml', price: 12, available: 200 }],
  labels: ['niche'],
  pack: {
    shape: 'vial',
    body: '#F3F6F3',
    cap: '#1B1C1F',
    fill: scent.fill,
    finish: 'glass',
    label: `${scent.label} 2ML`,
    texture: 'liquid',
  },
  noReturn: '试香管拆封后影响二次销售，不支持七天无理由退货',
});

/** The box of the builder 自选试香组; the vials go into it. */
const box: ProductSeed = {
  form: 'perfume-set',
  category: '600070104',
  name: '自选试香组',
  nameEn: 'Your Own Five Weathers',
  line: '五支 2ml，自己挑五种天气',
  story: [
    ['一盒五支', '亚麻纸裱的抽屉盒，五道凹槽各卧一支试香管，抽出来时按天气排成一列，附五张场景卡。'],
    ['盒盖可以刻字', '盒盖上的黄铜牌可刻六个汉字或十二个字母。写地名，写日期，或者只写一个人的名字。'],
  ],
  contents: [['亚麻纸抽屉香盒（雾白）'], ['试香管（自选）', '2ml', 5], ['场景卡', '', 5]],
  stars: ['亚麻纸抽屉盒', '黄铜名牌', '场景卡'],
  effects: ['便携', '送礼', '留香'],
  skus: [{ size: '香盒 · 雾白', price: 48, available: 180 }],
  labels: ['niche', 'exclusive'],
  pack: {
    shape: 'gift-box',
    body: '#EDEFEA',
    cap: '#B08D57',
    fill: '#8FA79A',
    finish: 'paper',
    label: 'CINQ TEMPS',
    texture: 'liquid',
  },
};

export const maisonOrevalVials: ProductSeed[] = [
  vial(
    {
      name: '霜降柿林',
      nameEn: 'First Frost Persimmon',
      line: '一支 2ml，先闻一闻结霜的早晨',
      label: 'GIVRE',
      fill: '#D9803F',
    },
    ['柿子', '枯草', '肉桂', '安息香'],
    ['东方调'],
    [
      ['甜里有凉', '熟柿的甜被一层霜压住，前三分钟冷，后三分钟暖。喷在围巾内侧，回暖的屋子里闻得更清楚。'],
      ['约三十下', '玻璃小管配喷头，香液与正装同一批。早晨一下，傍晚再闻手腕，末段是枯草和一点烟。'],
    ],
  ),
  vial(
    {
      name: '初雪羊绒',
      nameEn: 'First Snow Cashmere',
      line: '一支 2ml，像把脸埋进毛衣',
      label: 'NEIGE',
      fill: '#DCE2E8',
    },
    ['白麝香', '羊绒酮', '鸢尾', '檀木'],
    ['木质调'],
    [
      ['贴着皮肤', '扩散很近，只有拥抱的距离才闻得到。适合开会、坐车，也适合不想被打扰的周末。'],
      ['等一等再判断', '前调的冷空气会在十分钟后退去，剩下羊绒和檀木。请不要在试纸上就做决定。'],
    ],
  ),
  vial(
    {
      name: '海雾玫瑰',
      nameEn: 'Sea Fog Rose',
      line: '一支 2ml，退潮后一小时的玫瑰',
      label: 'BRUME',
      fill: '#D9A3AC',
    },
    ['野玫瑰', '海盐', '浮木', '麝葵籽'],
    ['花香调'],
    [
      ['带盐的花', '布列塔尼岸边的野玫瑰，花瓣上有盐。甜味被海雾冲淡，男士女士都能用。'],
      ['夏天更好闻', '体温升高时海盐先走，玫瑰留下来。喷在手肘内侧，抬手时有风。'],
    ],
  ),
  vial(
    {
      name: '伏天茉莉',
      nameEn: 'Dog Days Jasmine',
      line: '一支 2ml，纱窗外的一阵茉莉',
      label: 'JASMIN',
      fill: '#E9E7B8',
    },
    ['小花茉莉', '井水', '竹席', '绿茶'],
    ['花香调', '清新'],
    [
      ['夜里开的花', '不用浓白花的甜，只取傍晚那一小时的清气，后面跟着竹席与绿茶。'],
      ['淡香水', '浓度略低，热天也不压人。一支约三十下，够用完一个三伏。'],
    ],
  ),
  vial(
    {
      name: '台风前夜',
      nameEn: 'Eve of the Typhoon',
      line: '一支 2ml，风停下来的那半个钟头',
      label: 'TYPHON',
      fill: '#43566B',
    },
    ['臭氧', '湿土', '香根草', '黑胡椒'],
    ['木质调'],
    [
      ['气压很低', '空气里有铁和湿土的味道，树叶翻出背面。黑胡椒像远处的一道闪电，只亮一下。'],
      ['有人爱有人怕', '先买一支小管试试再说。喜欢的人会说，像小时候站在阳台上等下雨。'],
    ],
  ),
  vial(
    {
      name: '梅雨季',
      nameEn: 'Plum Rain',
      line: '一支 2ml，青梅与晾不干的棉布',
      label: 'PRUNES',
      fill: '#B7C48A',
    },
    ['青梅', '竹叶', '棉布', '白麝香'],
    ['清新'],
    [
      ['酸一点点', '青梅的酸、竹叶的青，落在半干的棉布上。原是无火香薰的香方，改写成可以上身的版本。'],
      ['越淡越像', '喷一下足够，多了反而像果汁。衣柜里挂一张喷过的纸，也能香半个月。'],
    ],
  ),
  vial(
    {
      name: '壁炉夜话',
      nameEn: 'Fireside',
      line: '一支 2ml，柴火将尽时的木香',
      label: 'ÂTRE',
      fill: '#B0713C',
    },
    ['桦木焦油', '栗子', '愈创木', '香草'],
    ['木质调', '东方调'],
    [
      ['火快灭了', '没有呛人的烟，只有炭的余温和烤过的栗子壳。适合零下的晚上，喷在毛呢大衣上。'],
      ['与蜡烛同名', '香方来自同名蜡烛，去掉蜡味，多了香草。点着蜡烛再喷一下，屋子和人是同一个味道。'],
    ],
  ),
  box,
];
