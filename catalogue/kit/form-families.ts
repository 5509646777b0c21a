/** Label facts shared by the forms of one family. Base formulas in standard Chinese names, in descending amount. */
export interface FormFamily {
  kind: 'cosmetic' | 'special-cosmetic' | 'tool' | 'food';
  shelfLifeMonths: number | null;
  base: string[];
  warnings: string;
}

const SKIN_WARNING =
  '使用前请先在耳后或手臂内侧试用；如有红肿、刺痛等不适，请停止使用并咨询专业人士。避免入眼。请放在儿童接触不到的地方，避光阴凉保存。';
const WASH_WARNING =
  '如不慎入眼，请立即用清水冲洗。皮肤有伤口时请勿使用。请放在儿童接触不到的地方，避免高温与日晒。';
const MAKEUP_WARNING =
  '使用前请先试用于手臂内侧；如有不适请停止使用。用后盖紧，避免与水接触。请放在儿童接触不到的地方。';
const ALCOHOL_WARNING =
  '含乙醇，远离火源与高温。请勿直接喷于面部与破损皮肤。避免接触浅色衣物与珠宝。请放在儿童接触不到的地方。';
const TOOL_WARNING = '请按说明清洁与存放；破损后请勿继续使用。请放在儿童接触不到的地方。';
const FOOD_WARNING =
  '本品为普通食品，不能代替药物。孕妇、哺乳期妇女及婴幼儿不建议食用；对所列原料过敏者请勿食用。';

export const FAMILIES = {
  wash: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['水', '椰油酰甘氨酸钾', '甘油', '椰油酰胺丙基甜菜碱', '氯化钠', '柠檬酸', '苯氧乙醇', '香精'],
    warnings: WASH_WARNING,
  },
  cleansingOil: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['棕榈酸乙基己酯', 'PEG-20甘油三异硬脂酸酯', '辛酸/癸酸甘油三酯', '生育酚（维生素E）'],
    warnings: WASH_WARNING,
  },
  water: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['水', '丁二醇', '甘油', '1,2-己二醇', '透明质酸钠', '柠檬酸钠', '乙基己基甘油'],
    warnings: SKIN_WARNING,
  },
  serum: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['水', '甘油', '丙二醇', '1,2-己二醇', '卡波姆', '三乙醇胺', '黄原胶', '苯氧乙醇'],
    warnings: SKIN_WARNING,
  },
  oil: {
    kind: 'cosmetic',
    shelfLifeMonths: 24,
    base: [
      '辛酸/癸酸甘油三酯',
      '霍霍巴（SIMMONDSIA CHINENSIS）籽油',
      '向日葵（HELIANTHUS ANNUUS）籽油',
      '生育酚（维生素E）',
    ],
    warnings: SKIN_WARNING,
  },
  emulsion: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: [
      '水',
      '甘油',
      '辛酸/癸酸甘油三酯',
      '鲸蜡硬脂醇',
      '聚二甲基硅氧烷',
      '甘油硬脂酸酯',
      '卡波姆',
      '生育酚（维生素E）',
      '苯氧乙醇',
      '香精',
    ],
    warnings: SKIN_WARNING,
  },
  mask: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['水', '甘油', '丁二醇', '透明质酸钠', '黄原胶', '尿囊素', '1,2-己二醇', '苯氧乙醇'],
    warnings: SKIN_WARNING,
  },
  sunscreen: {
    kind: 'special-cosmetic',
    shelfLifeMonths: 36,
    base: [
      '水',
      '甲氧基肉桂酸乙基己酯',
      '乙基己基三嗪酮',
      '氧化锌',
      '二氧化钛',
      '环五聚二甲基硅氧烷',
      '丁二醇',
      '苯氧乙醇',
    ],
    warnings: `${SKIN_WARNING}日晒强烈时请每两小时补涂，并配合遮阳。`,
  },
  base: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: [
      '水',
      '环五聚二甲基硅氧烷',
      'CI 77891',
      '丁二醇',
      '聚二甲基硅氧烷',
      'CI 77492',
      'CI 77491',
      'CI 77499',
      '苯氧乙醇',
    ],
    warnings: MAKEUP_WARNING,
  },
  powder: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['滑石粉', '云母', '硅石', '聚二甲基硅氧烷', '硬脂酸镁', 'CI 77891', 'CI 77491', '辛甘醇'],
    warnings: MAKEUP_WARNING,
  },
  eye: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['水', 'CI 77499', '合成蜂蜡', '巴西棕榈树蜡', '硬脂酸', '聚丁烯', '丁二醇', '苯氧乙醇'],
    warnings: `${MAKEUP_WARNING}佩戴隐形眼镜者请小心使用。`,
  },
  lip: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: [
      '蓖麻（RICINUS COMMUNIS）籽油',
      '合成蜂蜡',
      '聚乙烯',
      '硅石',
      'CI 77891',
      'CI 15850',
      'CI 77491',
      '生育酚（维生素E）',
    ],
    warnings: MAKEUP_WARNING,
  },
  nail: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['乙酸丁酯', '乙酸乙酯', '硝化纤维', '己二酸/新戊二醇/偏苯三酸酐共聚物', '异丙醇', 'CI 77891'],
    warnings: '易燃，远离火源。请在通风处使用，勿涂于破损指甲。请放在儿童接触不到的地方。',
  },
  hairWash: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: [
      '水',
      '月桂醇聚醚硫酸酯钠',
      '椰油酰胺丙基甜菜碱',
      '聚季铵盐-10',
      '乙二醇二硬脂酸酯',
      '氯化钠',
      '香精',
      '苯氧乙醇',
    ],
    warnings: WASH_WARNING,
  },
  hairCare: {
    kind: 'cosmetic',
    shelfLifeMonths: 36,
    base: ['水', '鲸蜡硬脂醇', '山嵛基三甲基氯化铵', '聚二甲基硅氧烷', '甘油', '泛醇', '香精', '苯氧乙醇'],
    warnings: WASH_WARNING,
  },
  hairDye: {
    kind: 'special-cosmetic',
    shelfLifeMonths: 36,
    base: ['水', '鲸蜡硬脂醇', '乙醇胺', '间苯二酚', '2,4-二氨基苯氧基乙醇盐酸盐', '过氧化氢', '香精'],
    warnings:
      '染发剂可能引起过敏反应，使用前 48 小时请做皮肤测试。请勿用于染眉毛和眼睫毛。请戴手套使用。头皮破损或敏感时请勿使用。不适合 16 岁以下人群。',
  },
  perfume: {
    kind: 'cosmetic',
    shelfLifeMonths: 60,
    base: ['乙醇', '水', '香精', '苄醇', '芳樟醇', '柠檬烯'],
    warnings: ALCOHOL_WARNING,
  },
  household: {
    kind: 'tool',
    shelfLifeMonths: null,
    base: [],
    warnings: '使用时请保持通风，远离窗帘等易燃物；点燃期间请勿离开。请放在儿童与宠物接触不到的地方。',
  },
  set: { kind: 'cosmetic', shelfLifeMonths: 36, base: ['详见套装内各单品标签'], warnings: SKIN_WARNING },
  tool: { kind: 'tool', shelfLifeMonths: null, base: [], warnings: TOOL_WARNING },
  device: {
    kind: 'tool',
    shelfLifeMonths: null,
    base: [],
    warnings: `${TOOL_WARNING}充电时请勿使用；体内有电子植入物者请勿使用。`,
  },
  food: {
    kind: 'food',
    shelfLifeMonths: 24,
    base: ['水', '赤藓糖醇', '柠檬酸', '食用香精'],
    warnings: FOOD_WARNING,
  },
  tea: { kind: 'food', shelfLifeMonths: 18, base: [], warnings: FOOD_WARNING },
} satisfies Record<string, FormFamily>;
