import type { IntentNotice } from '../intent.ts';
import type { Selector, Tiers } from '../selector.ts';
import { list } from './phrases.ts';

/** What shoppers want solved, and the products for it. */
export interface Need {
  words: readonly string[];
  label: string;
  tiers: Tiers;
  /** The same when other words are typed; without it `tiers`. Empty: no restriction. */
  tiersWithWords?: Tiers;
  notice?: IntentNotice;
}

const FACE = ['护肤', '男士护肤'];
const face = (...effects: readonly string[]): Selector => ({ categories: FACE, effects });
const hair = (...effects: readonly string[]): Selector => ({ categories: ['美发护发'], effects });

const claim = (text: string): IntentNotice => ({ kind: 'claim', text });

/** Skin, hair and make-up problems in the words of shoppers. */
export const CONCERNS: readonly Need[] = [
  {
    words: list('淡斑 祛斑 去斑 美白淡斑 色斑 雀斑 晒斑 黄褐斑 斑点'),
    label: '淡斑（提亮）',
    tiers: [[face('提亮')]],
    notice: claim('店里没有注册为祛斑类的特殊化妆品，下面是帮助提亮肤色的护肤品。'),
  },
  {
    words: list('暗沉 肤色暗沉 去黄 去黄提亮 黄气 脸黄 黑黄皮 气色差 肤色不均 痘印'),
    label: '暗沉（提亮）',
    tiers: [[face('提亮')]],
  },
  {
    words: list('防脱发 防脱 脱发 掉发 掉头发 掉头发多 秃头 发际线 生发 固发'),
    label: '脱发（强韧与头皮护理）',
    tiers: [[hair('强韧')], [hair('头皮护理')]],
    notice: claim('店里没有注册为防脱发类的特殊化妆品，下面是强韧发丝与护理头皮的商品。'),
  },
  {
    words: list('法令纹 抬头纹 川字纹 皱纹 去皱 抗初老 初老 抗衰老 松弛 下垂 脸垮 苹果肌'),
    label: '皱纹与松弛（紧致、抗皱）',
    tiers: [[face('抗皱', '紧致')], [face('淡化干纹')]],
  },
  { words: list('干纹 细纹 假性皱纹'), label: '细纹', tiers: [[face('淡化干纹', '抗皱')]] },
  {
    words: list('鱼尾纹 眼纹 眼部细纹 眼角纹 眼周细纹'),
    label: '眼周细纹',
    tiers: [
      [{ categories: ['眼霜'], effects: ['抗皱', '紧致', '淡化干纹'] }],
      [{ categories: ['贴片面膜'], names: ['眼'] }],
    ],
  },
  {
    words: list('熊猫眼 黑眼圈 眼袋 眼部浮肿 泪沟'),
    label: '黑眼圈与眼袋',
    tiers: [[{ categories: ['眼霜'] }]],
  },
  { words: list('颈纹 脖子纹'), label: '颈纹', tiers: [[{ categories: ['颈部护理'] }]] },
  {
    words: list('鸡皮肤 鸡皮 毛周角化 手肘粗糙 后背痘'),
    label: '鸡皮肤（身体去角质）',
    tiers: [[{ categories: ['身体沐浴'], effects: ['去角质'] }], [{ categories: ['身体乳', '身体油'] }]],
  },
  {
    words: list('祛痘 去痘 痘痘 痘痘肌 痘肌 长痘 爆痘 青春痘 粉刺'),
    label: '祛痘（控油）',
    tiers: [[face('控油')]],
  },
  {
    words: list('出油 出油多 爱出油 大油皮 大油田 油光 满面油光'),
    label: '出油（控油）',
    tiers: [[face('控油')], [{ effects: ['控油'] }]],
  },
  {
    words: list('闭口 闭口粉刺 毛孔 毛孔粗大 毛孔大 收毛孔 缩毛孔 粗糙'),
    label: '毛孔与闭口（去角质、控油）',
    tiers: [[face('去角质', '控油')], [{ names: ['毛孔'] }]],
  },
  {
    words: list('黑头 去黑头 草莓鼻 白头'),
    label: '黑头（深层清洁）',
    tiers: [
      [
        { categories: ['洁面', '涂抹面膜'], effects: ['控油'] },
        { categories: [...FACE], effects: ['去角质'] },
      ],
      [{ categories: ['涂抹面膜'], effects: ['清洁'] }, { names: ['毛孔'] }],
    ],
  },
  {
    words: list('毛躁 头发毛躁 毛糙 炸毛 打结 静电 沙发'),
    label: '毛躁（柔顺）',
    tiers: [[hair('柔顺')]],
  },
  {
    words: list('分叉 干枯 干枯分叉 枯黄 烫染受损 受损发质 受损发'),
    label: '干枯受损（滋养、柔顺）',
    tiers: [[hair('滋养', '柔顺', '强韧')]],
  },
  {
    words: list('头屑 头皮屑 去屑止痒'),
    label: '头屑',
    tiers: [[{ effects: ['去屑'] }], [hair('头皮护理')]],
  },
  { words: list('头皮痒 头痒 头皮出油 头皮敏感'), label: '头皮不适', tiers: [[hair('头皮护理', '去屑')]] },
  {
    words: list('细软塌 扁塌 贴头皮 发量少 显发量 头发少'),
    label: '细软塌（蓬松）',
    tiers: [[hair('蓬松')]],
  },
  { words: list('掉色 固色 锁色'), label: '染后护色', tiers: [[hair('护色')]] },
  { words: list('白发 白头发 遮白发 盖白发'), label: '遮白发', tiers: [[{ categories: ['染发'] }]] },
  {
    words: list('泛红 脸红 发红 红血丝 过敏 换季过敏 敏感泛红 刺痛'),
    label: '泛红（舒缓、修护）',
    tiers: [[face('舒缓')], [face('屏障修护')]],
  },
  {
    words: list('屏障受损 烂脸 屏障修复 修复屏障 角质层薄'),
    label: '屏障受损（屏障修护）',
    tiers: [[face('屏障修护')]],
  },
  {
    words: list('起皮 干燥起皮 脸干 紧绷 缺水 拔干'),
    label: '干燥（保湿、滋养）',
    tiers: [[face('保湿', '滋养')]],
  },
  {
    words: list('嘴唇干裂 嘴干 唇干 干裂起皮 唇纹 嘴唇起皮 嘴唇干'),
    label: '唇部干裂',
    tiers: [[{ categories: ['唇部护理'] }]],
  },
  { words: list('手干裂 手裂 手干 手部干裂 倒刺'), label: '手部干裂', tiers: [[{ categories: ['手霜'] }]] },
  { words: list('脚干裂 脚后跟 脚裂'), label: '足部干裂', tiers: [[{ categories: ['足部护理'] }]] },
  {
    words: list('脱妆 不脱妆 斑驳 花妆 不晕染'),
    label: '脱妆（持妆、定妆）',
    tiers: [[{ effects: ['定妆'] }, { categories: ['彩妆'], effects: ['持妆', '防水'] }]],
  },
  {
    words: list('卡粉 浮粉 不卡粉 搓泥'),
    label: '卡粉（保湿养肤底妆）',
    tiers: [[{ categories: ['面部彩妆'], effects: ['养肤底妆', '保湿'] }], [{ categories: ['妆前乳'] }]],
  },
  {
    words: list('晒后修复 晒后修护 晒后 晒伤'),
    label: '晒后舒缓',
    tiers: [[{ categories: FACE, names: ['晒后'] }], [face('舒缓')]],
  },
  { words: list('失眠 助眠 睡不着 睡眠不好'), label: '助眠氛围', tiers: [[{ effects: ['助眠氛围'] }]] },
];

/** Routines, occasions and looks. */
export const ROUTINES: readonly Need[] = [
  {
    words: list('早c晚a'),
    label: '早C晚A（维C与视黄醇类）',
    tiers: [
      [
        { categories: ['精华'], names: ['维c', '视黄'] },
        { categories: ['精华'], stars: ['抗坏血酸', '视黄', '维生素c'] },
      ],
    ],
  },
  {
    words: list('刷酸 果酸 酸类'),
    label: '刷酸（温和焕肤）',
    tiers: [
      [
        {
          categories: FACE,
          stars: ['水杨酸', '扁桃酸', '乳酸', '葡糖酸内酯', '苹果酸', '乳糖酸'],
          effects: ['去角质'],
        },
        { categories: FACE, names: ['果酸', '杏仁酸'] },
      ],
      [face('去角质')],
    ],
  },
  {
    words: list('以油养肤'),
    label: '以油养肤',
    tiers: [[{ categories: ['精华油'] }], [{ categories: ['身体油'] }]],
  },
  {
    words: list('水乳套装 护肤套装 水乳 全套护肤'),
    label: '护肤套装',
    tiers: [[{ categories: ['护肤套装'] }]],
  },
  {
    words: list('熬夜 熬夜急救 急救'),
    label: '熬夜急救',
    tiers: [[{ categories: ['面膜', '眼霜'] }], [{ categories: FACE }]],
  },
  {
    words: list('换季 换季护肤'),
    label: '换季护肤（舒缓、修护）',
    tiers: [[{ categories: ['护肤'], effects: ['屏障修护', '舒缓'] }], [face('屏障修护', '舒缓')]],
  },
  {
    words: list('伪素颜 素颜妆 裸妆 早八 早八妆 通勤妆'),
    label: '伪素颜',
    tiers: [
      [{ categories: ['彩妆'], effects: ['养肤底妆'] }, { categories: ['妆前乳'] }, { names: ['润色'] }],
    ],
  },
  {
    words: list('新手化妆 化妆新手 新手入门 学化妆'),
    label: '新手化妆',
    tiers: [[{ categories: ['新手入门套装'] }], [{ categories: ['刷具套装'] }]],
  },
  {
    words: list('出差旅行 出差 旅行 旅游 出门 便携装'),
    label: '出差旅行',
    tiers: [[{ categories: ['旅行装'] }], [{ effects: ['便携'] }]],
  },
  {
    words: list('通勤 上班 上学 军训'),
    label: '通勤',
    tiers: [[{ names: ['通勤'] }], [{ effects: ['便携'] }]],
    tiersWithWords: [[{ names: ['通勤'] }], [{}]],
  },
  {
    words: list('约会 聚会 面试'),
    label: '约会',
    tiers: [[{ categories: ['女士香水', '中性香水', '唇膏'] }]],
    tiersWithWords: [],
  },
  { words: list('烟熏妆 小烟熏 烟熏'), label: '烟熏妆', tiers: [[{ categories: ['眼影', '眼线'] }]] },
  { words: list('泡澡 泡浴'), label: '泡澡', tiers: [[{ categories: ['浴盐', '沐浴油'] }]] },
];

/** Words that contain a phrase but mean something else. */
export const NOT_A_NEED: readonly string[] = list('黑头发 旅行装 静电吸附 果酸焕叶 三叶果酸 烟熏梅');
