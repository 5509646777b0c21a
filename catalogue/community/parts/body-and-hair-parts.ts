import { commentTexts } from '../comment-texts.ts';

export const lipBalmParts = commentTexts(['lip-balm'], {
  praise: `
一抹就{化|滑开}，{不黏|不挂}嘴。
{口袋|车里}放一支，{开会|等红灯}的时候补。
唇周{不发白|没有起屑}，{涂口红|上色}也不打滑。
味道像{蜂蜜|薄荷|麦芽糖}，{淡|不腻}。
孩子爸也拿去用，{两|三}天见一截。
`,
  mixed: `
膏体偏{软|小}，{夏天|热的时候}别放车里。
`,
  critical: `
涂完{一小时|没多久}又干了，要不停补。｜抱歉，特别干的时候可以睡前厚敷；想要更厚的质地，售后帮你换。
`,
  later: `
{两个月|一个冬天}下来，嘴角没再{裂|起皮}。
`,
});

export const bathParts = commentTexts(['shower-gel', 'shower-oil', 'bath-salt', 'body-scrub'], {
  praise: `
[shower-gel]泡沫{密|绵}，{一泵|两泵}够全身。
[shower-oil]遇水就{变乳|起一点泡}，冲完不{滑|假}。
[bath-salt]化得{快|干净}，浴缸底没有渣。
[body-scrub]颗粒{匀|不扎}，{膝盖|手肘}磨完是{滑|平}的。
洗完身上留一点{柚子|皂角|青草}的味道，{半小时|一会儿}就淡了。
身上{不紧|不痒}，不涂身体乳也能撑{一晚|一天}。
浴室里{都是|飘着}这个香，{室友|家里人}问了一圈。
{泵头|瓶盖}好按，湿手也不{滑|费劲}。
大瓶{耐用|够用}，{两个人|一家人}用了{六周|两个月}。
泡{二十分钟|一刻钟}出来，肩膀{松|暖}了。
[body-scrub shower-gel]后背{干净|清爽}了，穿吊带有底气。
颜色{干净|清澈}，放在浴室{好看|不占地}。
`,
  mixed: `
香味对我偏{浓|甜}，开着门洗正好。
瓶子{大|重}，出差带不了。
[body-scrub]罐口宽，{容易进水|别放花洒底下}。
`,
  critical: `
洗完{发干|起鸡皮}，冬天{不能|没法}用。｜谢谢反馈，冬天水温低一点、隔天用会好些；也可以换沐浴油一款。
{泵头|瓶盖}漏，快递箱{湿了一半|黏糊糊}。｜抱歉，已补发一瓶，漏的不用寄回，泵头改用了锁扣。
味道和{描述|想的}不一样，{像洗洁精|太冲}。｜气味的感受因人而异，谢谢写下来，未开封可以退换。
`,
  later: `
用到{瓶底|加水晃}，香味没腻。
{一个季度|三个月}用了{两|三}瓶，家里的味道固定了。
`,
});

export const bodyCareParts = commentTexts(['body-lotion', 'body-oil', 'hand-cream', 'foot-cream'], {
  praise: `
[body-lotion body-oil]洗完澡{趁湿|三分钟内}抹，{推开|吸收}很快。
[hand-cream]{敲键盘|洗碗}前涂，手{不滑|不黏鼠标}。
[hand-cream]{虎口|指缘}的干皮{软了|平了}，倒刺少了。
[foot-cream]配棉袜睡一晚，脚后跟{软|不刮丝袜}。
[body-oil]抹在{小腿|锁骨}上有{一点光|自然的亮}，不{油|蹭衣服}。
[body-lotion]泵头一次{两下|三下}一条腿，好算。
[body-lotion body-oil hand-cream]味道{干净|像晒过的被子|带一点木头}，伴侣说好闻。
[body-lotion hand-cream foot-cream]睡衣没有{沾|黏}，{十分钟|一会儿}就进去了。
[body-lotion body-oil]秋裤脱下来没有{掉白屑|发痒}了。
[hand-cream]{地铁|工位}上补，味道不打扰人。
[hand-cream foot-cream]管子{小|扁}，{大衣口袋|随身包}放得下。
`,
  mixed: `
[body-lotion body-oil]冬天特别干的地方要{叠两层|多涂一次}。
[hand-cream]涂完五分钟别碰{手机|玻璃}，会留印。
`,
  critical: `
[body-lotion body-oil]{黏|油}，{穿衣服|睡觉}难受。｜抱歉，减到一半的量、趁身上还湿时抹会好很多；不合适可以换清爽一款。
[hand-cream foot-cream]一洗手就没了，{不够润|白涂}。｜谢谢反馈，夜里厚涂更合适；需要更厚的质地可以找我们换。
`,
  later: `
[body-lotion body-oil]{一瓶|大半瓶}下去，{小腿|手肘}不起鳞了。
[hand-cream foot-cream]{办公室|车里|床头}各一支，没断过。
`,
});

export const freshParts = commentTexts(['deodorant', 'body-mist'], {
  praise: `
{出门前|午休后}用一次，{坐地铁|开会}心里踏实。
味道{淡|干净}，不跟香水{打架|混}。
[body-mist]喷在{衣服里|发尾}，{转身|起风}的时候有一点。
[deodorant]{黑T恤|衬衫}腋下没有印子。
瓶子{细|轻}，健身包侧袋刚好。
运动完{擦干|冲一下}再用，{一下午|到晚上}都清爽。
`,
  mixed: `
出汗多的日子{中午|下午}要再用一次。
`,
  critical: `
{两个小时|没多久}就没味道了，{没什么用|有点鸡肋}。｜抱歉，出汗多时需要补一次；不满意可以在售后里退。
`,
  later: `
一个夏天用了{两|三}支，{换季|入秋}也留着。
`,
});

export const hairWashParts = commentTexts(['shampoo', 'conditioner', 'hair-mask'], {
  praise: `
[shampoo]泡{细|多}，{按摩|揉}的时候不打结。
[shampoo]洗完发根{立着|松}，{第二天|隔天}刘海没贴。
[conditioner hair-mask]{一分钟|三分钟}冲掉，手指能一路{顺下来|滑到底}。
[hair-mask]{烫染|漂}过的发尾{软了|不像草了}，吹完有光。
[shampoo conditioner]味道{像洗衣房|像茶|带一点柚子}，枕头上也有。
头皮{不痒|不紧}，冲完{清爽|干净}。
[conditioner hair-mask]只抹{耳朵以下|发尾}，没有{塌|油}。
吹到{八成|七成}干就{蓬|顺}，不用再抹东西。
掉在{地漏|梳子}上的头发{少了|没变多}。
[shampoo conditioner]大瓶{够用|实惠}，长发也用了{两个月|七周}。
{健身|游泳}常洗头，没有越洗越{干|毛}。
理发师说发质{好打理了|没那么硬}，我没告诉他原因。
`,
  mixed: `
[shampoo]冲到后面{有一点涩|头发会紧}，要配护发素。
[hair-mask conditioner]细软发{要少用|别碰发根}，会塌。
泵头{一次出得多|要按到底}。
`,
  critical: `
[shampoo]用了{一周|三次}头皮{更痒|出油更快}了。｜请先停用。头皮状态和水质、换季都有关，可以按未满意退货处理，不用寄回。
[conditioner hair-mask]洗完{塌|油}，像没冲干净。｜细软发建议只抹发尾、多冲半分钟；不合适可以换轻盈的一款。
瓶子{压裂了|漏了小半瓶}，{整箱都是|连说明书都湿了}。｜运输的错，已补发一瓶，破损的直接丢掉就好。
`,
  later: `
第{二|三}瓶快完了，{发尾|头皮}比刚开始{顺|安分}。
换过一次别家，{两周|十天}就换回来了。
`,
});

export const hairCareParts = commentTexts(
  ['hair-oil', 'scalp-serum', 'hair-mist', 'hair-styling', 'dry-shampoo', 'hair-dye'],
  {
    praise: `
[hair-oil]{半泵|两滴}搓热抹发尾，不{油|贴}。
[hair-oil hair-mist]毛躁的{碎发|刘海}压下去了，{一天|到晚上}没炸。
[scalp-serum]滴头{好分区|细}，凉凉的，{不黏|不塌}。
[hair-styling]抓完{不硬|能再整理}，{戴头盔|吹风}之后拨一下就回来。
[dry-shampoo]{起晚|出差}救过我{两|三}次，喷完梳开没有白。
[hair-dye]上色{匀|比想的准}，发根发尾没有{断层|色差}。
[hair-dye]气味{不冲|比理发店轻}，{四十分钟|一个下午}自己搞定。
[hair-mist]喷{三下|两下}，{吃完火锅|烧烤}的味道盖住了。
味道{淡|清}，不和香水{打架|抢}。
瓶子{滴口|喷头}干净，{不漏|不滴}。
`,
    mixed: `
[hair-oil]量要{慢慢加|克制}，一多就塌。
[hair-dye]{第三次|两周}以后会褪一点，正常。
[hair-styling dry-shampoo]晚上要{洗干净|梳开}再睡。
`,
    critical: `
[hair-oil hair-mist]抹完{像没洗头|一缕一缕}，{细软发|我}不适合。｜抱歉，细软发建议只用一滴、从发尾往上；不满意可以退。
[hair-dye]颜色和{色卡|盒子上}差{两度|不少}，{偏红|偏黄}。｜底色不同会影响成色，请发照片给顾问，我们给你修正方案或退款。
[scalp-serum dry-shampoo hair-styling]{喷头|滴头}堵了，{用不到一半|第三次就不出}。｜已补发一支喷头，旧瓶装上就能继续用。
`,
    later: `
用了{两个月|一季}，{发尾|头皮}的状态{稳|好打理}。
[hair-dye]{五周|一个半月}了，颜色还{在|匀}，发根该补了。
`,
  },
);
