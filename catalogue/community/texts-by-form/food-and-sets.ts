import { commentTexts } from '../comment-texts.ts';

export const men = commentTexts(['shaving-cream', 'aftershave'], {
  praise: `
[shaving-cream]泡沫厚，刮一遍就干净，没有拉到皮。
[aftershave]刮完脸不红，喷一点凉凉的。
味道不冲，像干净衣服。
[shaving-cream]新手也不容易刮破。
老公试了几次，说这个肯用。
`,
  mixed: `
[shaving-cream]泵头第一下会空，按两下就有了。
`,
  critical: `
[aftershave]酒精味有点冲，刮完刺了一下。｜抱歉。刮完先用温水敷再涂会好很多，介意的话可换无香款。
`,
  later: `
一支用了两个月，胡茬边缘没再起小疙瘩。
`,
  questions: `
电动剃须刀能配吗？｜须后那款都能用，剃须膏我配手动的。｜@请按标签：剃须膏用于湿剃，须后类均可。
敏感皮会刺吗？｜我用着凉，不刺。｜刮完温水敷一下再涂。
`,
});

export const food = commentTexts(['collagen-drink', 'capsule', 'gummy', 'drink-powder'], {
  praise: `
[collagen-drink drink-powder]口味像果汁，不腥，能坚持。
[drink-powder]一天一条，出差也带得住。
[collagen-drink drink-powder]不甜腻，冷藏更好喝。
[collagen-drink]包装独立，撕开就能喝。
家里人分着吃，都说味道不错。
[gummy]软糖当零食，嚼着嚼着就记得了。
[drink-powder]配牛奶冲没有结块。
`,
  mixed: `
[collagen-drink drink-powder]甜度对我偏高，兑水刚好。
盒子大，橱柜里占地方。
`,
  critical: `
[collagen-drink drink-powder]味道一般，有点药味。｜抱歉口味没合上，建议冷藏或加柠檬。它是食品，不具有疾病预防和医疗作用，谢谢理解。
[drink-powder]条装撕口不好撕。｜谢谢反馈，我们会转给品牌改进，已补你两条。
`,
  later: `
[collagen-drink]喝完一个月，当作一种提醒自己好好吃饭的习惯。
`,
  questions: `
什么时候吃？｜我早餐后。｜@请按包装建议，餐后服用更舒适，请勿超量。
[collagen-drink drink-powder gummy]甜不甜？｜微甜，冰着喝更好。｜我觉得刚好。
孕妇可以吃吗？｜@孕期、哺乳期及有基础疾病者请先咨询医生。｜我没吃，问过医生再说。
糖尿病老人能吃吗？｜@产品含糖，请先咨询医生并看营养成分表。｜这个一定先问医生。
[drink-powder]一盒几天？｜一天一条，盒子上写的天数。｜省着吃也就那样。
`,
});

export const tea = commentTexts(['herbal-tea'], {
  praise: `
水是清的，不苦，冲三泡还有味道。
下午三点泡一包，提神又不失眠。
玻璃杯里看花展开，心情好。
包装纸质，扔了也不心疼。
配几颗枣，办公室分着喝。
`,
  mixed: `
味道淡，浓一点要两包。
茶包线短，泡大杯要注意。
`,
  critical: `
收到有一包破了，撒了一盒。｜抱歉，已补发两包，破的那包请不要饮用。
`,
  later: `
喝了两盒，冬天当白水喝。
`,
  questions: `
一包能泡几次？｜三次，第三次就淡了。｜第二泡最有味。
有茶叶吗，晚上会不会睡不着？｜@请看配料表，含茶叶的下午前喝更稳妥。｜我下午喝，没影响睡觉。
怎么泡好喝？｜九十度水，焖三分钟。｜加一片柠檬更清爽。
`,
});

export const sets = commentTexts(['skincare-set', 'makeup-set', 'men-set'], {
  praise: `
盒子打开有惊喜感，送礼不用再包。
一套够用两周，旅行刚好。
里面每一件都用得上，没有凑数。
送婆婆，她说比她自己买的还合适。
丝带留着扎头发，小卡片也没舍得扔。
搭配着用，省得自己研究顺序。
`,
  mixed: `
小样瓶口小，挤的时候要有耐心。
盒子大，收纳占地方。
`,
  critical: `
盒角压了一下，送礼有点没面子。｜抱歉，已补发新盒，请放心送出；原盒可以留着装别的。
里面有一件和我自己的重复了。｜谢谢反馈，套装暂不能拆换，下次可以看看自选搭配。
`,
  later: `
用完一套，回购了里面两件正装。
`,
  questions: `
适合送长辈吗？｜我送妈妈，她很喜欢。｜@可以选礼品袋，结算页附贺卡。
里面分量够用多久？｜差不多两周。｜旅行够，日常就当试用。
可以拆开退其中一件吗？｜@套装按整套售后，单件有质量问题我们会单独处理。｜我的有一件漏了，客服补发了那一件。
保质期新鲜吗？｜收到是近几个月的。｜@都是近期批次，盒底可查。
`,
});
