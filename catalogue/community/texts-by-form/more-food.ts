import { commentTexts } from '../comment-texts.ts';

export const moreMen = commentTexts(['shaving-cream', 'aftershave'], {
  praise: `
早上三分钟剃完，没有一道红。
味道不像老干部，像白衬衫。
[shaving-cream]膏体推开是细的，剃刀走得顺。
[shaving-cream]胡子硬也不拉扯。
[aftershave]剃完拍一点，凉得提神。
[aftershave]脖子上没再起小疙瘩。
[aftershave]不黏，直接穿衬衫。
[aftershave]味道收得快，开会不打扰人。
`,
  mixed: `
软管剩一点挤不出来，剪开还能用两天。
[aftershave]夏天稍显滋润，少点一滴就好。
`,
  critical: `
泡沫不够，一次要挤两泵。｜谢谢反馈，先用温水打湿再打圈会更省；也可以配剃须刷。
[shaving-cream]剃完有点干。｜谢谢反馈，剃后用同系列须后乳会舒服很多。
`,
  later: `
[shaving-cream]一支用了十周，性价比不错。
[aftershave]换季也没刺，续了一瓶。
`,
  questions: `
用在脖子会刺吗？｜逆着刮才刺，顺着就没事。｜我先温水敷一下，完全不刺。
女生能买来送男友吗？｜可以，我买的这套他用到现在。｜@可选礼盒规格，附贺卡与礼品袋。
`,
});

export const moreFood = commentTexts(['capsule', 'gummy', 'collagen-drink', 'drink-powder', 'herbal-tea'], {
  praise: `
[capsule]一瓶够吃两个月，盖子好开。
[capsule]胶囊不大，一口水就下去了。
[capsule]没什么味道，也不打嗝。
[capsule]分进小盒子带去公司，没忘过。
[gummy]嚼着像橡皮糖，早餐后顺手一颗。
[gummy]室友抢着吃，被我收起来了。
[gummy]瓶口封得严，放了一个月没粘成团。
[gummy]不甜腻，饭后当零食正好。
[collagen-drink]冰过更顺，果香在前，没有腥味。
[collagen-drink]小瓶一口一瓶，饭局前喝完就走。
[drink-powder]冷水也化得开，摇一摇就行。
[drink-powder]办公室抽屉常备，下午来一条。
[herbal-tea]花是整朵的，杯子里好看。
[herbal-tea]回甘，喝完嘴里不涩。
[herbal-tea]办公室分着喝，一下午就没了。
`,
  mixed: `
[capsule]味道淡，胃空的时候吃会反一点。
[gummy]夏天放车里会软，放冰箱就好。
[collagen-drink]玻璃瓶重，带出门不方便。
[drink-powder]搅拌久一点才没颗粒。
[herbal-tea]花碎得多，最后两包都是末。
`,
  critical: `
[capsule]瓶盖碎了一小块。｜抱歉，已补发一瓶，碎盖那瓶请不要食用。
[gummy]比照片小很多，一口一颗。｜谢谢反馈，单粒净含量写在营养标签里；不满意可以联系我们。
[drink-powder]粉太甜，我兑了三倍水。｜谢谢反馈，建议加冰或兑水到 300ml；我们也会转给品牌。
[herbal-tea]和图片差得多，花很小。｜干花体积会收缩，泡开后大小接近页面；不满意未拆的部分可退。
`,
  later: `
[capsule]吃了两瓶，睡前固定动作。
[gummy]一罐吃完，又拿了一罐当零食。
[drink-powder]喝完一盒，下午不怎么点奶茶了。
`,
  questions: `
[capsule]和别的维生素能一起吃吗？｜@请对照营养标签避免重复摄入，有在服药请先咨询医生。｜我只吃这一种。
[gummy]一天能多吃几颗吗？｜别多，标签写几颗就几颗。｜@请按标签食用，过量不会更好。
[collagen-drink]开封后能放多久？｜我一次喝完。｜@开封后请当次喝完。
[herbal-tea]冷泡好喝吗？｜冷泡六小时更甜。｜夏天我都冷泡。
`,
});
