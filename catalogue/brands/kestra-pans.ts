import { type ProductSeed, shades } from '../kit/seed.ts';

type Shade = Parameters<typeof shades>[3][number];

/** A finish of the single pans: what the builder of 自选四格眼影盘 puts into its case, and what is sold one by one. */
const pans = (
  finish: { name: string; nameEn: string; line: string; label: string; price: number },
  story: ProductSeed['story'],
  stars: string[],
  list: Shade[],
): ProductSeed => ({
  form: 'eyeshadow',
  category: '600020201',
  name: `单格眼影芯 ${finish.name}`,
  nameEn: `Single Pan ${finish.nameEn}`,
  line: finish.line,
  story,
  stars,
  effects: ['显色', '持妆'],
  skus: shades('1.4g', finish.price, null, list).map((sku) => ({ ...sku, available: 160 })),
  pack: {
    shape: 'compact',
    body: '#1B1C1F',
    cap: '#8E9297',
    fill: list[0]![2],
    finish: 'matte',
    label: finish.label,
    texture: 'powder',
  },
});

const matte = pans(
  { name: '哑光', nameEn: 'Matte', line: '打底与加深，六个不抢戏的颜色', label: 'PAN M', price: 68 },
  [
    ['干而不飞', '粉体先以硬脂酸镁包裹再压盘，下刷带得起、落眼不飞；叠三层仍看得出刷痕的方向。'],
    ['磁吸底', '铝盘背面嵌一枚薄磁片，放进自选盘盒一声轻响就位，要换时用指甲从缺口挑起即可。'],
  ],
  ['滑石粉', '硬脂酸镁', '氧化铁类'],
  [
    ['M01', '米纸', '#E9D3BC', '裸色'],
    ['M02', '奶咖', '#C79A7D', '大地'],
    ['M03', '旧书', '#B2785A', '大地'],
    ['M04', '栗壳', '#7A4432', '棕调'],
    ['M05', '烟灰', '#6D6865', '灰调'],
    ['M06', '砖', '#A24D38', '棕红'],
  ],
);

const satin = pans(
  { name: '缎光', nameEn: 'Satin', line: '眼窝过渡，光只走到一半', label: 'PAN S', price: 68 },
  [
    ['一层绸子', '云母磨到十二微米，反光细而匀，不见颗粒；白天在窗边看是皮肤的光，不是亮片的光。'],
    ['接得住两头', '夹在哑光与珠光之间用，晕染一圈边界就没了。只画一格，也够应付一个开会的早晨。'],
  ],
  ['云母', '硅石', '氧化铁类'],
  [
    ['S01', '月光', '#E4DCCB', '裸色'],
    ['S02', '干玫瑰', '#BE8681', '玫瑰'],
    ['S03', '蜂蜜', '#C08E4D', '金棕'],
    ['S04', '橄榄', '#C9CBB6', '蓝绿'],
  ],
);

const pearl = pans(
  { name: '珠光', nameEn: 'Pearl', line: '点在眼皮中央，眨眼时才亮', label: 'PAN P', price: 72 },
  [
    ['贝母的底', '合成氟金云母做片基，二氧化钛镀得极薄，光随角度转，颜色不随之发白。'],
    ['手指胜过刷子', '指腹的温度让粉体贴得更紧。按在眼皮正中，再用余粉轻扫眼头，一格就有明暗。'],
  ],
  ['合成氟金云母', '云母', '二氧化钛'],
  [
    ['P01', '珠贝', '#EBD9D3', '裸色'],
    ['P02', '香槟', '#DCBE92', '金棕'],
    ['P03', '藕荷', '#C9A7B4', '紫红'],
    ['P04', '青瓷', '#9DBBAE', '蓝绿'],
  ],
);

const glitter = pans(
  { name: '闪片', nameEn: 'Glitter', line: '点缀用，一盘一格就够', label: 'PAN G', price: 82 },
  [
    ['压实的星屑', '大小三种闪片混在蜡质基底里，取用时不掉渣，拍照时高光落在不同的远近。'],
    ['卸得干净', '闪片是可分散的合成云母，用油敷二十秒后随卸妆棉带走，眼窝里不留细碎的亮点。'],
  ],
  ['合成氟金云母', '辛基十二醇', '微晶蜡'],
  [
    ['G01', '碎雪', '#E3E4E6', '裸色'],
    ['G02', '金箔', '#D9B061', '金棕'],
    ['G03', '银河', '#8A93A6', '灰调'],
  ],
);

/** The case alone; the builder fills it. */
const paletteCase: ProductSeed = {
  form: 'makeup-set',
  category: '600020201',
  name: '自选四格眼影盘',
  nameEn: 'Build Your Own Quad',
  line: '空盘一只，四格由你自己排',
  story: [
    ['先有空格', '盘盒是铝镁合金，开合三万次后铰链仍不松。四格磁吸，换季只换颜色，不必再买一只盒子。'],
    ['刻一行字', '前沿可以激光浅刻六个汉字或十二个字母，深 0.1 毫米，指腹摸得出，光下看得见。'],
  ],
  contents: [['四格磁吸眼影盘盒（墨黑）'], ['单格眼影芯（自选）', '1.4g', 4]],
  stars: ['铝镁合金盘盒', '磁吸底板', '玻璃镜'],
  effects: ['显色', '送礼'],
  skus: [{ size: '盘盒 · 墨黑', price: 98, available: 240 }],
  labels: ['exclusive'],
  pack: {
    shape: 'palette',
    pans: 4,
    body: '#1B1C1F',
    cap: '#8E9297',
    fill: '#B2785A',
    finish: 'matte',
    label: 'QUAD',
    texture: 'powder',
  },
};

/** S04 is the one that is sold out, so that the builder can show how that looks. */
const soldOut = (product: ProductSeed, number: string): ProductSeed => ({
  ...product,
  skus: product.skus.map((sku) => (sku.shade?.[0] === number ? { ...sku, available: 0 } : sku)),
});

export const kestraPans: ProductSeed[] = [matte, soldOut(satin, 'S04'), pearl, glitter, paletteCase];
