/** Sentences for one skin type. The keys are those of the comment form. */
export const BY_SKIN = {
  dry: [
    '干皮，用完第二天不起皮。',
    '我是大干皮，这个在能用的名单里。',
    '干皮，秋冬用着也不难受。',
    '两颊干的地方也照顾到了。',
  ],
  normal: ['中性皮，不挑，用着刚好。', '中性皮四季都能用。', '皮肤不作妖，用着轻松。'],
  combinationDry: ['混干，两颊不紧，T 区也不油。', '混干皮换季用着稳。', '混干，早晚都能用。'],
  combinationOily: ['混油皮，T 区下午会亮一点，可以接受。', '混油，薄薄一层刚好。', '鼻子出油那块没有闷。'],
  oily: ['大油皮，闷痘的东西很多，这个没有。', '油皮夏天也敢用。', '油皮用着没有负担。'],
  sensitive: ['敏感皮，先在耳后试了一天才上脸。', '换季容易红，用着没有刺痛。', '敏感期也没闹。'],
} as const;
export type DemoSkin = keyof typeof BY_SKIN;
export const DEMO_SKINS = Object.keys(BY_SKIN) as DemoSkin[];

export const DEMO_AGES = ['18-24', '25-30', '31-35', '36-40', '41+'] as const;

/** About a shade by its name: `03 朱砂`. First lips and cheeks. */
const ON_LIPS = `
{shade} 在室内看偏沉，窗边光下才对。
{shade} 和图上差不多，薄涂更准。
{shade} 黄皮能驾驭，别涂太满。
{shade} 显气色，素颜也能用。
{shade} 比想象的深半度，我喜欢。
{shade} 上班刚好，约会叠两层。
{shade} 冷一点的光下更好看。
入了 {shade}，同系列其他颜色也想要了。
{shade} 这个名字起得好，颜色也对得上。
{shade} 买对了，另一个颜色等活动。
手臂试色看着淡，上脸是 {shade} 该有的样子。
{shade} 适合秋冬，夏天穿浅色也不重。
`
  .trim()
  .split('\n');

const ON_SKIN = `
{shade} 和我的脖子接得上。
{shade} 刚上脸偏白，十分钟后就对了。
自然肤色选的 {shade}，没有假面感。
{shade} 介于我以前两个号之间，刚刚好。
对着手腕内侧选的 {shade}，没选错。
{shade} 偏黄一点点，黄皮很合适。
冬天用 {shade}，夏天可能要深半号。
`
  .trim()
  .split('\n');

const ON_OTHER_PRODUCTS = `
{shade} 和图上差不多。
入了 {shade}，同系列其他颜色也想要了。
{shade} 这个名字起得好，颜色也对得上。
{shade} 在阳光下更好看。
{shade} 买对了，另一个颜色等活动。
{shade} 比想象的温柔一点。
`
  .trim()
  .split('\n');

/** Sentences about shades of other products do not fit lipsticks and the other way round. */
export function linesOfShade(category: string): readonly string[] {
  if (category.startsWith('6000203') || category === '600020106') return ON_LIPS;
  return category.startsWith('6000201') ? ON_SKIN : ON_OTHER_PRODUCTS;
}

/** Author names: none real, none twice. */
const FIRST =
  '阿黎 栗子小姐 Mori 慢半拍 小周 大眼橘 早睡失败 林间 小满 三三 阿苔 乌龙茶 半糖 夏目 白露 糯米 桃子 橘子汽水 南风 念念 知秋 小鱼 棉花 松果 豆沙包 雨棠 木子 清晨 云朵 薄荷 七月 海盐 阿楠 可可 芝麻 年糕 西米 山药 茉莉 椰椰 阿椿 冬青 团子 阿柚'.split(
    ' ',
  );
const LAST = [
  '',
  '在上海',
  '的化妆台',
  '在杭州',
  '爱喝茶',
  '不熬夜',
  '在成都',
  'Lab',
  '同学',
  '要早睡',
  '在南京',
  '的小书桌',
  '在武汉',
  '不吃香菜',
  '今天上班',
  '和猫',
  '在北京',
  '要去海边',
  '爱晒太阳',
  '在广州',
  '的周末',
  '慢慢来',
  '在长沙',
  '骑车上班',
  '的阳台',
  '在青岛',
  '喝美式',
  '的行李箱',
  '在厦门',
  '住六楼',
];
export const AUTHORS = FIRST.flatMap((first) => LAST.map((last) => `${first}${last}`));
