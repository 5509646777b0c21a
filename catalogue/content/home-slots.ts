import type { ImageLine, SlotLine } from './slot.ts';

/** An effect page: its URL, the effect and its texts. */
const effect = (slug: string, content: string, note: string): SlotLine => ({
  content,
  mark: slug,
  note,
  link: `/function/${slug}/`,
});

const coupon = (id: string): SlotLine => ({
  mark: '{券面}',
  content: '{券名}',
  note: '满 {满额} 元可用',
  link: '/campaign/coupons.html',
  offer: { kind: 'coupon', id },
});

export const homeSlots = {
  home_greeting: [
    {
      content: '新会员首单立减 {减额} 元，满 {满额} 元可用',
      mark: '{减额} 元',
      link: '/register',
      offer: { kind: 'coupon', id: 'first-30' },
    },
  ],
  left_guide: [
    { content: '品牌', link: '#brands' },
    { content: '榜单', link: '#rankings' },
    { content: '上新', link: '#arrivals' },
    { content: '香气', link: '#scents' },
  ],
  home_rank: [
    { content: '面霜与乳液', note: '护肤', mark: '6000103' },
    { content: '冬日唇妆', note: '彩妆', mark: '6000203' },
    { content: '香水', note: '香水香氛', mark: '6000701' },
  ],
  home_coupon: [coupon('all-80'), coupon('solene-50'), coupon('free-freight')],
  effect_page: [
    effect('moisture', '保湿', '皮肤发紧、上妆起皮时先看这里：补水在前，锁水在后。'),
    effect('barrier', '屏障修护', '换季泛红、刺痛时减少步骤：神经酰胺、胆固醇与角鲨烷是常见的三样。'),
    effect('soothing', '舒缓', '晒后、刷酸后与换季的不安稳，先让皮肤静下来。'),
    effect('brightening', '提亮', '肤色看上去均匀、有光，防晒要一起做。'),
    effect('oil-control', '控油', '出油多的部位用，别处照常保湿。'),
    effect('firming', '紧致', '眼周与轮廓，配合按摩手法慢慢来。'),
    effect('sunscreen', '防晒', '通勤看质地，户外看数值；两小时补一次。'),
    effect('long-wear', '持妆', '从早到晚不用补的底妆、唇妆与眼妆。'),
    effect('concealing', '遮瑕', '痘印、黑眼圈与泛红，各有各的色调。'),
    effect('cleansing', '清洁', '洗净而不紧绷，早晚各用不同的力度。'),
    effect('woody', '木质调', '雪松、檀木与青苔，安静耐闻。'),
    effect('gift', '送礼', '礼盒、香氛与护手霜，收到就能用。'),
  ],
} satisfies Record<string, SlotLine[]>;

const tile = (pinyin: string, id: number, content: string, mark: string, note: string): ImageLine => ({
  content,
  mark,
  note,
  link: `/category/${id}/`,
  picture: `scene/category-${pinyin}-400.webp`,
  width: 600,
  height: 800,
});

/** An entry of the sidebar at the right edge of every page. */
const tool = (icon: string, content: string, link: string): ImageLine => ({
  content,
  link,
  picture: `tool-${icon}.svg`,
  width: 18,
  height: 18,
});

export const homeImages = {
  sidebar_top: [
    tool('user', '会员', '/myAccount/myMemberCard'),
    tool('bag', '购物车', '/shopcart'),
    tool('ticket', '优惠券', '/myAccount/coupon'),
    tool('clock', '足迹', '/myAccount/favorite?tab=history'),
  ],
  sidebar_bottom: [
    tool('chat', '客服', '/campaign/service.html'),
    tool('edit', '反馈', '/campaign/feedback.html'),
  ],
  home_hero: [
    {
      content: '一抹胭脂/足以过冬',
      mark: 'SOLÈNE ARDEY',
      note: '索兰娜「朱砂」丝绒唇膏，{款数} 支冬日颜色/花容独家　每支 ¥{价格}/挑一支颜色/xia',
      offer: { kind: 'product', id: '207101' },
      picture: 'scene/hero-zhusha-1600.webp',
      width: 1600,
      height: 800,
      phoneImage: 'scene/hero-zhusha-phone-800.webp',
    },
    {
      content: '水到/为止',
      mark: 'DR. EDELMAR',
      note: '艾德玛屏障精华，五种神经酰胺补进缝隙/与蓝罐面霜同用，先薄后厚/看换季套组/yuebai',
      offer: { kind: 'product', id: '201513' },
      picture: 'scene/hero-shuidao-1600.webp',
      width: 1600,
      height: 800,
      phoneImage: 'scene/hero-shuidao-phone-800.webp',
    },
    {
      content: '夜里八点/有桂花',
      mark: 'WENXIANG',
      note: '闻香「桂魄」，先闻到，才抬头/月下一树桂花，冷而不甜/去闻一闻/shiqing',
      link: '/campaign/niche-fragrance.html',
      picture: 'scene/hero-guihua-1600.webp',
      width: 1600,
      height: 800,
      phoneImage: 'scene/hero-guihua-phone-800.webp',
    },
    {
      content: '三分钟/体面出门',
      mark: 'ASHGROVE',
      note: '梣木火山泥洁面、剃须皂与须后乳/三件一盒 ¥{价格}，单买合计 ¥{市场价}/配一套/dai',
      offer: { kind: 'product', id: '200212' },
      link: '/campaign/three-minutes.html',
      picture: 'scene/hero-lirong-1600.webp',
      width: 1600,
      height: 800,
      phoneImage: 'scene/hero-lirong-phone-800.webp',
    },
    {
      content: '灯下/一滴油',
      mark: 'LUMIVRE',
      note: '露蜜芙「小夜灯」夜光修护精华油/睡前两滴，按到发热为止/看这一瓶/xiang',
      offer: { kind: 'product', id: '204301' },
      picture: 'scene/home-night-1600.webp',
      width: 1600,
      height: 800,
      phoneImage: 'scene/home-night-phone-800.webp',
    },
  ],
  home_flash: [
    {
      content: '{商品}',
      mark: '{价格}',
      note: '{原价}',
      offer: { kind: 'promotion', id: 'flash-camellia' },
      picture: 'scene/flash-baici-400.webp',
      width: 400,
      height: 400,
    },
  ],
  home_editorial: [
    {
      content: '同一支红，/在三种皮肤上',
      mark: '编辑手记 · 冬日焕采季',
      note: '越浅的皮肤越显橘，越深的皮肤越显酒。没有谁更合适，只是要挑不同的厚度。/进入冬日焕采季',
      link: '/campaign/winter-radiance.html',
      picture: 'editorial-arms.webp',
      width: 760,
      height: 600,
    },
  ],
  home_scents: [
    {
      content: '闻过的地方，/都算去过',
      mark: 'NICHE SCENTS · 小众香气',
      note: '把一场雨、一本书、一床晒过的被子装进瓶里。先试一支 2ml，再决定要不要带它回家。',
      link: '/campaign/niche-fragrance.html',
      picture: 'entry-perfume.webp',
      width: 720,
      height: 640,
    },
  ],
  first_order_gift: [
    {
      content: '首单立减 {减额} 元',
      mark: '首单有礼',
      note: '注册即得 {减额} 元新会员券，满 {满额} 元可用。/免费注册',
      link: '/register',
      offer: { kind: 'coupon', id: 'first-30' },
      picture: 'scene/spring-gifts-800.webp',
      width: 800,
      height: 350,
    },
  ],
  home_category: [
    tile('hufu', 60001, '护肤', '月白', '洁面 精华 面霜 防晒'),
    tile('caizhuang', 60002, '彩妆', '海天霞', '唇膏 粉底 眼影 腮红'),
    tile('shenti', 60003, '身体沐浴', '豆青', '沐浴 身体乳 手霜'),
    tile('gongju', 60004, '美容工具', '缃', '化妆刷 美容仪 粉扑'),
    tile('nanshi', 60005, '男士护肤', '黛', '洁面 控油 剃须'),
    tile('meifa', 60006, '美发护发', '藕荷', '洗发 发膜 造型'),
    tile('xiangshui', 60007, '香水香氛', '石青', '女香 男香 香薰'),
    tile('shipin', 60008, '美容食品', '银红', '胶原 维生素 花茶'),
  ],
} satisfies Record<string, ImageLine[]>;
