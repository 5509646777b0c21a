import { commentTexts } from '../comment-texts.ts';

export const shower = commentTexts(['shower-gel', 'shower-oil', 'bath-salt'], {
  praise: `
浴室里香了一晚上，家里人问换了什么。
[shower-gel shower-oil]洗完不用马上抹身体乳，皮肤没有起白屑。
[shower-gel shower-oil]泡沫绵，冲得也快，省水。
味道像度假，洗澡拖到了半小时。
[shower-gel shower-oil]老人说洗完不痒了，冬天就认它。
[shower-gel shower-oil]瓶子好看，放在浴室里像摆件。
[shower-gel shower-oil]挤一泵配浴球，全身够了。
[shower-gel shower-oil]香味洗完就淡下去，不会和香水打架。
`,
  mixed: `
[shower-gel shower-oil]瓶子滑，湿手拿不住。
留香没有想象中久，睡前就淡了。
`,
  critical: `
[shower-gel shower-oil]泵头按两下就卡住，只能拧开倒。｜抱歉，已给你补发一个泵头，拧上去之前请先转开锁扣。
香味对我来说偏浓，头有点晕。｜谢谢如实反馈，通风时用会好些；喜欢淡一点可以看看无香的那款。
`,
  later: `
[shower-gel shower-oil]一大瓶三口人用了一个半月，下次还是它。
`,
  questions: `
留香久吗？｜洗完一两个小时还有，睡前就淡了。｜浴室里比身上留得久。
[shower-gel shower-oil]洗完会不会假滑？｜不会，冲干净是清爽的。｜润一点，但没有洗不掉的感觉。
[shower-gel shower-oil]小朋友能一起用吗？｜@按标签面向成人，儿童请选择儿童专用产品。｜我没给孩子用。
[shower-gel shower-oil]干皮冬天合适吗？｜我冬天就用它，没起白屑。｜后面还是要抹身体乳。
`,
});

export const bathSalt = commentTexts(['bath-salt'], {
  praise: `
泡脚撒一小勺，水是软的，脚跟也软了。
周五晚上泡一次，一周就翻篇了。
`,
  mixed: `
罐口容易受潮，用完盖紧。
`,
  questions: `
没有浴缸能用吗？｜我拿来泡脚，一小勺就够。｜@可以泡脚或泡手，请按说明控制用量与时间。
`,
});

export const bodyCare = commentTexts(['body-lotion', 'body-oil'], {
  praise: `
[body-lotion]抹开就吸进去，穿裤子不会粘。
小腿的鱼鳞纹淡了，敢穿裙子了。
味道是被子晒过的那种，抹完不想起来。
[body-lotion]大瓶按压的，洗完澡随手就抹了，终于坚持下来。
手肘膝盖粗的地方软了。
不闷痘，后背也能抹。
办公室也放了一瓶，冬天手臂不起静电。
晒后抹一层，第二天没有紧绷。
`,
  mixed: `
香味留得比我想的久，喷香水的日子要避开。
[body-lotion]瓶底剩一点压不出来，得倒着放。
`,
  critical: `
[body-oil]油，抹完要晾十分钟才能穿衣服。｜谢谢反馈。趁皮肤还湿的时候抹，用量减半会吸得更快。
味道我不太能接受，有点闷。｜气味确实看个人，未开封的话可以退换；下单前可以先试小样。
`,
  later: `
抹了一个冬天，腿上没有起过白屑。
`,
  questions: `
粘不粘衣服？｜吸收快，等两分钟就能穿。｜夏天少抹一点。
香味持久吗？｜到睡前还有一点。｜淡淡的，不冲。
可以抹脸吗？｜@身体产品请不要上脸，面部请用对应的面部产品。｜我只抹身上。
孕期能抹肚子吗？｜@孕期用品请先咨询医生，成分可在规格参数查看。｜我问过医生才用的。
`,
});

export const handCare = commentTexts(['hand-cream', 'foot-cream'], {
  praise: `
[hand-cream]涂完就能翻书，纸上没有油印。
[hand-cream]洗手勤，指缝裂口的地方好多了。
[hand-cream]小支放笔袋里，办公室都来蹭。
[hand-cream]味道好闻，涂完忍不住闻手。
[hand-cream]睡前厚涂戴手套，第二天手背是平的。
[foot-cream]脚后跟磨了半个月，丝袜不勾了。
[hand-cream]冬天骑车回来涂一层，手不红了。
管子好看，送同事很合适。
`,
  mixed: `
[hand-cream]小支用得快，建议直接拿大的。
盖子是旋的，单手不好开。
`,
  critical: `
[hand-cream]涂完滑溜溜，拿手机打滑。｜谢谢反馈，绿豆大就够，手背对手背抹开，手心别涂。
`,
  later: `
[hand-cream]用了三支，今年没有再裂口子。
`,
  questions: `
[hand-cream]涂完能马上敲键盘吗？｜能，绿豆大，等半分钟。｜别涂手心就行。
[hand-cream]香味浓吗？｜淡，几分钟就散。｜比我想的淡，刚好。
送人合适吗？｜小支一套挺好看的。｜@有礼盒规格，结算页可以选包装。
`,
});
