import { commentTexts } from '../comment-texts.ts';

export const base = commentTexts(['foundation', 'cushion', 'concealer', 'primer', 'setting-powder'], {
  praise: `
[foundation cushion concealer]早上八点上妆，晚上十点还在，只有鼻翼用纸按了一下。
[foundation cushion concealer]不假白，脖子和脸接得上。
毛孔那一块糊得很自然，凑近看还是皮肤。
[foundation cushion concealer]T 区出油以后反而更服帖，没有斑驳。
[foundation cushion]干的地方没有起皮，挤一点拍开就行。
手法很随便的人也能用好，五分钟出门。
[foundation cushion]口罩戴了一天，里面蹭得不多。
上脸很轻，朋友以为我只涂了防晒。
[foundation cushion]拍证件照那天用的，修图师说不用修皮肤。
[foundation cushion setting-powder]补妆不结块，下午叠一层还是干净的。
[foundation cushion]光泽是往里收的，不是油光。
气味很淡，几乎闻不到。
[foundation cushion concealer]晒过的印子盖住七八成，剩下那点我觉得刚好。
[foundation]挤一泵够全脸，一瓶能用很久。
`,
  mixed: `
[foundation cushion concealer]黄气重一点的姐妹建议往深半个号选。
鼻翼两侧还是要定一下妆。
[foundation cushion concealer]遮得住痘印，大面积的斑还是要另外点遮瑕。
[foundation primer]瓶口容易积，用完擦一擦。
[foundation cushion concealer]色号间隔有点大，我卡在两个中间。
[foundation cushion primer]冬天要先把保湿做足，不然会有点吃力。
`,
  critical: `
[foundation cushion concealer]下午氧化得厉害，比早上暗了一个度。｜谢谢你写清楚了时间。出油会让底妆发暗，建议妆前控油、薄涂两层；如果色号不合，未开封可以换浅一号。
[foundation cushion]我是大干皮，用这个一块一块的。｜这款偏清爽，干皮确实要先厚敷保湿五分钟。已私信你，可以换成更润的那款。
[foundation cushion concealer]色号买深了，退换要自己看说明，有点麻烦。｜抱歉让你费心，已帮你登记换货，来回运费我们出。
[foundation cushion concealer]遮瑕力比想象的弱，痘印盖不住。｜收到，这款主打轻薄，痘印处建议用同色遮瑕点按。谢谢你提醒后来的人。
`,
  later: `
[foundation cushion concealer primer]一瓶用到底，换季也没换，说明合适。
[foundation cushion]夏天和冬天各用了一个月，冬天加一滴精华油更好。
带去海边三天，汗出了不少，擦干还能看。
[foundation cushion concealer]用完空瓶了，正在用第二瓶，色号没变。
`,
  questions: `
[foundation cushion concealer]混油皮夏天会不会脱妆？｜T 区下午按一次纸就行，不会花。｜我是大油皮，配定妆粉能撑到下班。
[foundation cushion concealer]自然偏白选 {shade} 还是浅一号？｜我和你差不多，选的 {shade}，脖子接得上。｜建议对着手腕内侧比，不要对脸。｜@介于两个色号之间时，建议选深一点的，会更自然。
[foundation cushion]干皮会卡粉吗？｜保湿做好就不会，我一般等五分钟再上。｜用湿的海绵拍开，不要抹。
有没有酒精？敏感期可以用吗？｜@全成分在「规格参数」里可以查看。敏感期建议先停彩妆，恢复后在下颌试用一天。｜我敏感期没敢用，平时没问题。
[foundation cushion concealer]需要定妆吗？｜干皮不用，油皮鼻翼按一点就好。｜看天气，夏天我会定。
卸妆用什么？｜普通卸妆油就干净。｜@建议用卸妆油或卸妆膏，先干手干脸打圈，再乳化冲净。
`,
});

export const cushion = commentTexts(['cushion'], {
  praise: `
粉扑的密度做得好，吸多少吐多少，不会一下糊一脸。
地铁上对着小镜子补妆，按两下就匀了。
`,
  mixed: `
粉扑要勤洗，两块换着用。
`,
  critical: `
用了一个月海绵就有点干了。｜谢谢反馈。用完请把内盖压紧，倒扣放一晚会回润；若仍偏干，请联系我们核对批次。
`,
  questions: `
有替换芯吗？｜@以页面规格为准，带「替换芯」字样的规格可以单独买，盒子留着就行。｜我买的时候顺便带了一个芯，能省一些。
`,
});

export const concealer = commentTexts(['concealer'], {
  praise: `
点在泪沟，等十秒再拍，黑眼圈淡了一半。
刷头尖，点痘印很准，旁边的底妆不会被带走。
`,
  mixed: `
眼下用量要少，多了会卡干纹。
`,
  questions: `
遮黑眼圈还是遮痘印合适？｜我都用，眼下少一点，痘印点完拍边缘。｜偏干一点的质地，痘印更稳。
`,
});

export const primer = commentTexts(['primer'], {
  praise: `
薄薄一层把毛孔填平了，后面底妆好推很多。
和我手上几瓶粉底都不搓泥，脾气好。
`,
  mixed: `
用多了会有点滑，黄豆大就够。
`,
  questions: `
防晒之后多久可以用？｜等防晒成膜，我一般三分钟。｜@建议防晒后三到五分钟，按压上脸，不要来回搓。
`,
});

export const powder = commentTexts(['setting-powder'], {
  praise: `
粉细得飞起来，压一层毛孔就柔了。
按上去不白，肤色还是自己的。
下午补一次，油光收了，妆没有变厚。
`,
  mixed: `
散粉口子有点大，倒的时候轻一点。
`,
  critical: `
粉飞得到处都是，黑衣服遭殃了。｜抱歉给你添麻烦了，建议先按在盒盖里再用粉扑蘸，出门装可以考虑粉饼。
`,
  questions: `
会不会越补越厚？｜先用纸巾吸油再按，不会。｜我一天补两次，没结块。
`,
});
