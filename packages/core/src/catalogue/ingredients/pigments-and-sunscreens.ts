import type { Ingredient } from './ingredient.ts';

/** Pigments, opacifiers and sunscreens. */
export const PIGMENTS_AND_SUNSCREENS: readonly Ingredient[] = [
  [['CI 77891', '二氧化钛', 'TITANIUM DIOXIDE'], '白色矿物粉，用来遮盖、提亮，在防晒里反射和吸收紫外线。'],
  [['氧化锌', 'ZINC OXIDE'], '白色矿物粉，物理防晒剂的一种，用多了会显白。'],
  [['CI 77491', '氧化铁类', 'IRON OXIDES'], '红色氧化铁，矿物色素，底妆和眼影常用。'],
  [['CI 77492'], '黄色氧化铁，矿物色素。'],
  [['CI 77499'], '黑色氧化铁，矿物色素，眼线和睫毛膏常用。'],
  [['CI 15850'], '红色有机色素，口红里很常见。'],
  [['云母', 'MICA'], '片状矿物，带来光泽。'],
  [['绢云母', 'SERICITE'], '细滑的云母粉，让粉质服帖。'],
  [['合成氟金云母', 'SYNTHETIC FLUORPHLOGOPITE'], '人工合成的云母，闪得更干净。'],
  [['滑石粉', 'TALC'], '吸油、让粉质顺滑的矿物粉，使用时避免吸入。'],
  [['硅石', '二氧化硅', 'SILICA'], '吸油、柔焦的粉末，能让妆面更哑光。'],
  [['硬脂酸镁', 'MAGNESIUM STEARATE'], '帮助粉饼压实、贴肤的粉末。'],
  [['高岭土', 'KAOLIN'], '白色黏土，吸油，清洁面膜里常见。'],
  [['膨润土', 'BENTONITE'], '吸油的黏土，也用来增稠。'],
  [['尼龙-12', 'NYLON-12'], '球形粉末，让粉质滑、毛孔看起来不明显。'],
  [['炭黑', 'CARBON BLACK'], '黑色颜料，眼线和睫毛膏里用。'],
  [['玉米淀粉', '稻米淀粉', 'ZEA MAYS STARCH'], '植物淀粉，吸油、肤感干爽。'],
  [['甲氧基肉桂酸乙基己酯', 'ETHYLHEXYL METHOXYCINNAMATE'], '常用的化学防晒剂，主要吸收 UVB。'],
  [['乙基己基三嗪酮', 'ETHYLHEXYL TRIAZONE'], '化学防晒剂，吸收 UVB，比较稳定。'],
  [
    ['二乙氨羟苯甲酰基苯甲酸己酯', 'DIETHYLAMINO HYDROXYBENZOYL HEXYL BENZOATE'],
    '化学防晒剂，吸收 UVA，比较稳定。',
  ],
  [
    ['双-乙基己氧苯酚甲氧苯基三嗪', 'BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE'],
    '广谱防晒剂，UVA 和 UVB 都吸收。',
  ],
  [['三甲基硅烷氧基硅酸酯', 'TRIMETHYLSILOXYSILICATE'], '成膜的硅树脂，让彩妆防水、不易蹭掉，需要好好卸妆。'],
  [['丙烯酸（酯）类共聚物', 'ACRYLATES COPOLYMER'], '成膜剂，睫毛膏和眼线靠它定型。'],
  [['过氧化氢', 'HYDROGEN PEROXIDE'], '染发里的氧化剂，使用前必须做皮肤测试，不要接触眼睛。'],
  [['间苯二酚', 'RESORCINOL'], '染发剂的成分，可能引起过敏，使用前必须做皮肤测试。'],
];
