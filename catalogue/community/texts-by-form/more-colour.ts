import { commentTexts } from '../comment-texts.ts';

export const moreEyes = commentTexts(
  ['eyeliner', 'mascara', 'brow', 'contour', 'eyeshadow', 'setting-powder', 'primer'],
  {
    praise: `
[eyeliner]棕色这支日常，远看没有、近看有神。
[eyeliner]眼尾拉出来那一点，收得很尖。
[eyeliner]游了一圈泳，上岸还在。
[eyeliner]笔身细，手酸的人也握得住。
[mascara]刷完轻，不觉得眼皮上挂着东西。
[mascara]下雨骑车回家，照镜子居然没花。
[mascara]睫毛稀的人刷一层就有了存在感。
[mascara]膏体不拉丝，一根一根是分开的。
[brow]画完出门，同事说我今天眉毛长得好。
[brow]泳池里泡过，眉尾没丢。
[brow]颜色不红，黑发棕发都压得住。
[brow]野生眉那种毛流感，两笔就有。
[contour]灰度够，侧脸那道影子像天生的。
[contour]鼻影一扫就好，不会变成两道杠。
[contour]粉压得细，下手轻也抓得到。
[contour]高光那格不闪片，是皮肤上的一点水光。
[eyeshadow]眼窝铺一层就有轮廓，五分钟全妆。
[eyeshadow]睡过头那天只涂了它，也有人夸。
[setting-powder]夏天补一次妆，脸还是干净的。
[setting-powder]不吃色，腮红还在原来的地方。
[primer]夏天上妆前一层，鼻子到下班还是哑的。
[primer]毛孔肉眼可见地平了，侧光也敢拍。
`,
    mixed: `
[brow]两头都有盖，出门记得扣紧。
[mascara]刷头大，眼角要侧着来。
[contour]深色下手要轻，蘸一次分两边。
[setting-powder]粉扑偏薄，换了自己的。
`,
    critical: `
[primer]叠了两层粉底就搓。｜抱歉。这款偏硅感，后面请用按压，不要来回推；换水感粉底会合得来。
[brow]颜色比图上红一点。｜谢谢反馈，屏幕会有色差，灰棕那支更冷；七天内未开封可换。
[mascara]刷头掉毛，第一次就掉了两根。｜抱歉，已为你补发，旧的请不要再用在眼睛上。
[setting-powder]黄皮用了有点灰。｜谢谢写出来。请选偏暖的色号并薄扫；合不来七天内可退。
`,
    later: `
[brow]一支画了十周，还剩三分之一。
[mascara]开封两个半月，膏体还没干，按规矩该换了。
[contour]每天用，两个月下去一个浅坑。
[primer]一管过了整个夏天。
`,
    questions: `
[brow]手残画得好吗？｜从眉尾往前画，轻轻带。｜我照着原来的毛流点，没翻车。
[contour]高光那格闪吗？｜不是亮片，是一层水光。｜近看有一点点珠光。
[primer]会影响防晒吗？｜我防晒后等三分钟再上，没搓。｜@请在防晒之后使用，用量黄豆大。
`,
  },
);

export const moreBrush = commentTexts(['brush', 'brush-set'], {
  praise: `
刷毛有弹性，底妆推开没有一道一道的痕。
蘸一下能画完两只眼，抓粉很实在。
洗完晾一夜，第二天还是圆的。
木柄磨得光，握久了不累。
`,
  mixed: `
新刷有一点味道，洗过就没了。
`,
  critical: `
刷头比想象的大，画眼窝不太合适。｜谢谢反馈，尺寸写在规格参数里，眼部可以看看小号；七天内未使用可换。
`,
  later: `
每周洗一次，三个月没有开胶。
`,
});

export const moreSets = commentTexts(['skincare-set', 'makeup-set', 'men-set', 'perfume-set'], {
  praise: `
收到先拍了一圈照片，盒子里的格子做得很服帖。
给闺蜜的生日礼，她当场就拆了用。
附的小卡片写了先后顺序，不用再去搜。
正装加小样，算下来比单买省。
出差一周，拎这一盒就走。
[skincare-set]水乳膏一条线，肤感是顺的。
[makeup-set]新手一盒全有，不用再东拼西凑。
[men-set]他自己不会买，送到手里就用了。
[men-set]三件摆在洗手台上，看着清爽。
[perfume-set]周末闻一支，像给自己安排了小节目。
[perfume-set]挑不出来送什么，就送这一套。
`,
  mixed: `
小样的量只够一周，尝尝味道。
`,
  critical: `
附的礼品袋皱了。｜抱歉，已补寄一个新的礼品袋和贺卡。
`,
  later: `
拆开用到现在，只有一件没见底。
`,
});

export const moreDye = commentTexts(['hair-dye'], {
  praise: `
工具齐，披肩和耳套都有，浴室没被染花。
膏体不流，分区抹很好操作。
染完配的护发好用，吹干不涩。
自然光下有层次，不是一整块颜色。
`,
  later: `
第二次补发根，颜色接得上。
`,
});

export const moreBody = commentTexts(['body-oil', 'body-lotion', 'hand-cream', 'lip-balm'], {
  praise: `
[body-oil]趁身上还有水抹两泵，擦干就是滑的。
[body-oil]小腿在灯下有一层柔光，拍照好看。
[body-lotion]换季不抓痒了，睡得踏实。
[hand-cream]开会时抹一下，旁边的人也伸手过来要。
[lip-balm]开车出差一整天，嘴没裂。
`,
  mixed: `
[body-oil]手上有油再拧盖子会滑，先擦一下。
[hand-cream]铝管压着压着会裂，剪开还能用几次。
`,
  critical: `
[hand-cream]盖子裂了一道。｜抱歉，运输磕到了，已为你补发一支。
[body-lotion]压泵漏，用一次擦一次。｜抱歉，已补发泵头；装上前请把瓶口擦干。
`,
  later: `
[body-oil]冬天抹完一瓶，小腿的干纹浅了。
[hand-cream]抽屉里那支见底了，床头那支还有一半。
`,
});
