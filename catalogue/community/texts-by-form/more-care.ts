import { commentTexts } from '../comment-texts.ts';

export const moreRemover = commentTexts(['cleansing-oil', 'cleansing-balm', 'micellar-water'], {
  praise: `
加班到十一点，站在洗手台前两分钟就卸完了。
[cleansing-balm]膏挖出来一碰皮肤就化，旅行不怕漏。
[cleansing-balm]挖勺卡在盖子里，不会找不到。
[cleansing-oil]油不厚，推开像水，脸不会被拉扯。
[micellar-water]一张棉片擦下来，第二张就干净了。
[micellar-water]擦完不黏，早上赖床的日子用它就够。
[micellar-water]擦完脸上没有膜，接着护肤也不搓。
`,
  mixed: `
[micellar-water]费棉片，一次要三四张。
[cleansing-balm]冬天偏硬，挖之前在手心捂一下。
`,
  critical: `
[micellar-water]擦到眼角有一点辣。｜抱歉。眼周建议湿敷十秒再轻擦，擦完用清水过一遍；仍不适请停用，我们帮你退。
`,
  questions: `
[micellar-water]擦完要不要过水？｜我会过一遍水，脸上干净一点。｜@建议用后以清水洗净，敏感皮更要过水。
[micellar-water]浓妆能卸干净吗？｜淡妆没问题，浓妆眼唇另外卸。｜我两遍就干净了。
`,
});

export const moreScrub = commentTexts(['exfoliator', 'body-scrub'], {
  praise: `
[exfoliator]闭口摸着软了，上妆不再一粒一粒。
[exfoliator]说好十分钟就十分钟，冲掉以后脸是平的。
[exfoliator]不磨人，脸颊也没有拉扯的感觉。
[exfoliator]换季粉底卡鼻翼，前一晚用一次就好。
[body-scrub]膏体润，冲完不用急着抹身体乳。
[body-scrub]刮腿毛之前用一次，第二天没有小红点。
[body-scrub]穿裙子之前的一周，隔天磨一次膝盖。
`,
  mixed: `
[exfoliator]第二天防晒一定要认真。
[body-scrub]地砖会滑，冲的时候小心。
`,
  critical: `
[body-scrub]盖子进了水，半罐都结块了。｜抱歉，瓶口设计我们会反馈。请用干勺取用、避开花洒；这罐已为你补发。
[exfoliator]用完第二天有点起皮。｜请停用三天并加强保湿，之后减到两周一次；若仍不适，凭照片三十天内可退。
`,
  later: `
[exfoliator]用到第四周，鼻翼的小白头少了，频率降到十天一次。
`,
  questions: `
[body-scrub]大腿后侧的小疙瘩能磨平吗？｜坚持一个月会软一点，别太用力。｜@磨砂能去掉表面老废角质，摸着会平滑些，请合理期待。
`,
});

export const moreMist = commentTexts(['face-mist'], {
  praise: `
雾很细，妆后喷也不花。
坐飞机放在小桌板上，隔一小时来一下。
夏天放冰箱门上，回家先喷三下。
上妆前喷一点在海绵上，底妆贴得住。
喷完轻轻按掉，脸不会越喷越干。
`,
  mixed: `
要按掉，等它自己干反而紧。
`,
  critical: `
喷出来是一注水，不是雾。｜抱歉，喷头有瑕疵，已补发一支；收到先空按三下再用。
`,
  later: `
喷完一瓶，出差那支也空了。
空调房坐了一个夏天，两颊没有起皮。
`,
  questions: `
妆后能喷吗？｜能，离远一点，喷完用纸巾轻轻按。｜我中午喷一次，妆会融一些。
能带上飞机吗？｜小瓶可以随身，大的托运。｜@随身液体每件不超过 100ml，具体以航司规定为准。
`,
});

export const moreLotion = commentTexts(['lotion'], {
  praise: `
轻，推开就没了，夏天单用一层刚好。
油皮不挑，涂完鼻子不亮。
早上三十秒搞定，出门不耽误。
湿敷完水接它，脸像喝饱了。
给男朋友用，他说「终于有一个不油的」。
`,
  critical: `
秋天单用不够，两颊还是干。｜谢谢反馈。入秋可以再叠半粒黄豆的面霜；也可以换成同系列的霜，顾问可以帮你看。
`,
  later: `
一瓶过了一个夏天，T 区比往年安分。
`,
  questions: `
秋冬够不够润？｜油皮够，干皮要再叠霜。｜我混油，室内够用，出门再加一层。
`,
});

export const moreMask = commentTexts(['wash-off-mask', 'sleeping-mask'], {
  praise: `
[wash-off-mask]涂上去像酸奶，冲起来很快，没有残留。
[wash-off-mask]敷完鼻子干净，脸颊没有干。
[wash-off-mask]小刷子抹着很解压。
[wash-off-mask]一罐能用很多次，比贴片省。
[wash-off-mask]敷到半干就洗，脸不会绷。
[sleeping-mask]睡前薄薄一层，枕头上没蹭到多少。
[sleeping-mask]第二天早上洗脸，水是滑过去的。
[sleeping-mask]开着暖气睡也不怕了。
[sleeping-mask]味道淡，闭着眼像躺在院子里。
[sleeping-mask]懒人救星，省掉面霜那一步。
[sleeping-mask]厚敷那晚像涂了一层毯子，起来脸是鼓的。
`,
  mixed: `
[wash-off-mask]洗的时候要多冲一会儿，发际线容易留。
[wash-off-mask]罐口进水会变稀，用刷子取。
[sleeping-mask]贪多会闷，薄薄一层就好。
[sleeping-mask]要早一点涂，不然蹭枕头。
`,
  critical: `
[wash-off-mask]干了以后扯着疼。｜抱歉。请在半干时用温水打湿再揭洗，不要等全干；时间缩短到八分钟会舒服很多。
[sleeping-mask]早上起来额头闷了两颗。｜请减到一周两次、避开 T 区；若仍不合适，三十天内凭照片可退。
`,
  later: `
[wash-off-mask]一周两次敷了一个月，鼻翼干净，脸颊没干。
[sleeping-mask]一罐过了大半个冬天，早上不再紧绷。
[sleeping-mask]隔天一次用了六周，底妆好上了。
`,
  questions: `
[wash-off-mask]可以只敷 T 区吗？｜我就只敷 T 区，两颊敷保湿的。｜@可以分区使用，避开眼周和唇周。
[sleeping-mask]用了还要涂面霜吗？｜不用，它就是最后一步。｜干皮先薄涂面霜再敷也行。
[sleeping-mask]早上要洗掉吗？｜温水洗一下就好。｜@晨起用温水或温和洁面洗净即可。
[sleeping-mask]一周用几次？｜两三次，换季隔天一次。｜油皮一次就够。
`,
});

export const moreNail = commentTexts(['nail-care'], {
  praise: `
涂完指甲边的倒刺软了，一周没撕手。
卸完甲油发黄的那阵子，每晚一滴。
小刷头不会滴得到处都是。
打字前涂一点，吸得快不沾键盘。
做完美甲的空窗期全靠它。
指缘干净了，手看着就利落。
`,
  mixed: `
要坚持，三天打鱼没感觉。
`,
  critical: `
味道有点闷，睡前涂不太喜欢。｜谢谢如实反馈，用量减到半滴会淡很多；介意香味可以换无香的那支。
瓶口有点漏，刷头油乎乎的。｜抱歉，已补发一支；平时请竖放并拧到底。
`,
  later: `
两个多月，指甲边没再起倒刺。
`,
  questions: `
涂完多久能碰水？｜等十分钟，吸进去就行。｜我睡前涂，省得等。
涂在甲油上面可以吗？｜可以，顺便润一圈指缘。｜我就是这么用的。
`,
});

export const moreFoot = commentTexts(['foot-cream'], {
  praise: `
脚跟不拉丝袜了。
抹完穿袜子睡一晚，第二天是软的。
味道清，不是那种浓香。
泡完脚擦干抹，吸得快。
给爸爸买的，他嫌麻烦，用了一次自己又要。
`,
  mixed: `
厚的地方要多抹两晚。
`,
  critical: `
抹完地板会滑。｜谢谢提醒，建议坐着抹、穿上棉袜再走动，我们也把这句写进说明里。
裂得深的地方没什么改变。｜皲裂较深建议先就医。产品用于滋润护理，请合理期待；不满意可以退。
`,
  later: `
一个冬天两支，脚后跟没裂。
`,
  questions: `
要不要先磨脚皮？｜泡软了轻轻磨一下再抹，一周一次。｜直接抹也行，慢一点。
夏天穿凉鞋前能抹吗？｜晚上抹，白天不抹，不滑。｜吸收完再穿就好。
`,
});
