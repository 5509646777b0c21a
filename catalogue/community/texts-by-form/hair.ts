import { commentTexts } from '../comment-texts.ts';

export const hairWash = commentTexts(['shampoo', 'conditioner', 'hair-mask'], {
  praise: `
[conditioner hair-mask]洗完吹到七成干就不打结了。
[shampoo]细软塌，用了几次发根站起来了一点。
味道像高级酒店，枕头上也有。
[shampoo]头皮不紧，第二天早上不油。
染过的头发没掉那么快。
[shampoo]三天洗一次也撑得住了。
[conditioner hair-mask]冲的时候就是滑的，吹完不毛躁。
梳头的时候掉的断发少了。
老公嫌我头发丝太滑，笑死。
[shampoo conditioner]用量少，长发两泵就够。
`,
  mixed: `
[shampoo]光洗不护还是会毛，配护发素更好。
[shampoo]泡沫不算多，长发要分两次。
味道偏香，介意的闻一闻再下单。
`,
  critical: `
[conditioner hair-mask]第二天就塌，我是细软发，可能太滋润了。｜谢谢反馈。细软发建议只用在发尾、头皮用清洁款，或换成蓬松那一款。
[shampoo]用了几次头皮有点痒。｜请先停用，用温水冲净并减少次数；如果持续不适请就医。已帮你登记，三十天内可凭照片退。
`,
  later: `
用了两瓶，换季掉发没去年吓人。
染后一个月，颜色还算稳。
`,
  questions: `
[conditioner hair-mask]细软塌能用吗？｜只抹发尾，发根不碰，就不会塌。｜我细软，隔天用一次刚好。
[shampoo]多久洗一次合适？｜油头一两天，干性三天。｜看自己头皮，别硬扛。
染过的头发会掉色吗？｜没觉得掉得快。｜@染后建议用温水、减少洗发次数，护色类产品配合着用更稳。
[shampoo]需要配护发素吗？｜长发还是配一个，短发够了。｜我配同系列的，好梳很多。
`,
});

export const hairMask = commentTexts(['hair-mask'], {
  praise: `
敷五分钟，冲的时候就知道不一样了。
一周一次，发尾的毛躁收住了。
`,
  mixed: `
罐装湿手不好挖，挤一点出来再用。
`,
  questions: `
要蒸汽帽吗？｜不用，毛巾包一下就好。｜洗完擦到不滴水再抹，效果好。
`,
});

export const hairLeave = commentTexts(['hair-oil', 'hair-mist', 'scalp-serum'], {
  praise: `
[hair-oil]一泵抹发尾，静电没了，扎头发不炸。
[hair-oil hair-mist]不油，吹之前抹，吹完是顺的。
[scalp-serum]头皮按摩的时候凉凉的，睡得快。
[scalp-serum]用了几周，梳子上的头发少了些，也可能是心理作用。
[hair-oil hair-mist]带去旅行，酒店的吹风机也救得回来。
味道像洗完澡一小时后的头发。
[hair-oil hair-mist]分叉的地方看着齐了。
`,
  mixed: `
[hair-oil]发量少的半泵就够，多了塌。
[scalp-serum]滴管口细，头皮要分几道上。
`,
  critical: `
[hair-oil]抹多一点就塌得像三天没洗。｜用量从半泵开始，只抹发中到发尾；细软发可以换喷雾。
`,
  later: `
[scalp-serum]坚持了两个月，碎发长出来一圈，可能也和作息有关。
`,
  questions: `
[hair-oil hair-mist]要洗掉吗？｜不用，抹完直接吹。｜@免洗的，请按标签说明使用。
油头能用吗？｜避开头皮，只抹发尾。｜头皮那款我晚上用，早上不油。
[scalp-serum]一天用几次？｜一次就够。｜我晚上用。
`,
});

export const styling = commentTexts(['hair-styling', 'dry-shampoo'], {
  praise: `
抓一把就蓬，刘海贴了一天又活过来。
[hair-styling]定型不硬，下午还能再抓一次。
没有白渣，黑头发也不显。
味道像理发店，提神。
开会前五分钟救头型。
`,
  mixed: `
[hair-styling]用量要克制，多了会结块。
[dry-shampoo]喷的时候离远二十厘米。
`,
  critical: `
[dry-shampoo]喷完发根有白粉，黑发看得清清楚楚。｜抱歉。请离发根二十厘米、静置一分钟再抖松，白粉会散；深发色建议用无白款。
`,
  later: `
一瓶用了两个多月，早上能多睡十分钟。
`,
  questions: `
会不会毁发质？｜偶尔用没感觉，晚上要洗干净。｜我一周用两次。
[hair-styling]短发长发都能用吗？｜短发半颗花生，长发一颗。｜长发抓发尾就行。
`,
});

export const dye = commentTexts(['hair-dye'], {
  praise: `
颜色染出来和色卡差不多，室内看是棕，太阳下才出彩。
配了手套和护发，收拾起来快。
味道没有以前那种刺，开着窗完全可以。
自己在家染的，后脑勺也匀。
白头发盖住了，看着精神。
`,
  mixed: `
时间要掐准，我多等了五分钟就深了。
长发一盒不够，要两盒。
`,
  critical: `
头皮有点热，先冲掉了。｜请立即冲净并观察，若持续不适请就医。染发前 48 小时皮肤测试很重要，我们已帮你登记退款。
洗了几次颜色偏黄。｜护色很关键：三天后再洗、用温水、配护色洗护。颜色问题可以联系顾问看照片。
`,
  later: `
洗了快一个月，掉到一个更好看的颜色。
`,
  questions: `
过肩的头发一盒够吗？｜不够，我用了两盒。｜@过肩建议两盒，短发一盒够。
烫完多久能染？｜我隔了两周。｜@建议间隔两周以上，并先做皮肤测试。
能盖白发吗？｜能盖，浅色要多等几分钟。｜@遮白效果因发质而异，深色系更稳妥。
`,
});
