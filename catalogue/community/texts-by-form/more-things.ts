import { commentTexts } from '../comment-texts.ts';

export const moreFresh = commentTexts(['deodorant', 'body-mist', 'solid-perfume'], {
  praise: `
[deodorant]夏天白衬衫腋下没有黄印。
[deodorant]跳完操也不尴尬，味道被压住了。
[deodorant]小小一支放健身包里。
[body-mist]洗完澡喷一身，像换了床单。
[body-mist]同系列香水叠着用，能留到傍晚。
[body-mist]喷窗帘上，风一吹就有味道。
[solid-perfume]小铁盒放口袋，开会前抹一下手腕。
[solid-perfume]安检不用掏，出差很方便。
`,
  mixed: `
[deodorant]涂完要等干，急着穿衣会凉。
[body-mist]瓶子塑料的，放包里别压。
[solid-perfume]指甲长的抠起来费劲。
`,
  critical: `
[body-mist]喷头漏，盒子里湿了一圈。｜抱歉，已补发一瓶，漏的那瓶不用寄回。
[deodorant]下午就没什么用了。｜谢谢反馈，运动量大时建议中午补一次；也可以换成膏体，会更久。
`,
  later: `
[solid-perfume]抹了两个月，才下去浅浅一层。
`,
  questions: `
[deodorant]会不会堵？｜没觉得，晚上洗干净。｜@晚间请用温水洗净，破损或刚剃过时请暂停使用。
[deodorant]止汗还是只盖味道？｜我觉得主要是清爽、压味道。｜@请以包装标注的功能为准，本品不改变正常出汗。
[body-mist]和香水有什么区别？｜淡很多，随便喷不心疼。｜适合夏天和睡前。
`,
});

export const moreHome = commentTexts(['candle', 'diffuser', 'room-spray', 'bath-salt'], {
  praise: `
[diffuser]放玄关，一开门就有，客人问了两次。
[diffuser]一瓶挥了差不多两个月，味道一直淡淡的。
[diffuser]瓶子好看，空了插干花。
[diffuser]书房小，插三根藤条刚好。
[room-spray]吃完火锅喷两下，味道就压下去了。
[room-spray]被套晒过再喷一点，睡得香。
[room-spray]喷雾细，落下来不湿。
[room-spray]客人来之前两下，像收拾过一样。
[bath-salt]水变成淡淡的颜色，泡着不想起。
[bath-salt]颗粒化得快，不硌脚。
[bath-salt]跑完步泡十五分钟，腿轻了。
[bath-salt]独立小包的好处是不用量勺。
`,
  mixed: `
[diffuser]空调直吹挥得快，挪个位置就好。
[room-spray]留得不久，适合客人来之前。
[bath-salt]泡完记得冲缸，会有一点滑。
[candle]芯要自己剪，附的说明写得清楚。
`,
  critical: `
[diffuser]藤条插了三天还是没味道。｜抱歉。请翻转藤条、放在有微风的地方；仍淡的话可以补寄一组藤条。
[diffuser]运输洒了一些，瓶里少了一截。｜是我们内塞没压紧，已补发一瓶，少的那瓶留着用。
[room-spray]木桌上留了水印。｜抱歉，请向空中喷、避开家具；痕迹可用微湿的布擦拭，若仍在请联系我们处理。
[room-spray]味道偏香精，家里人不习惯。｜谢谢如实说。每次一到两下、开窗三分钟会柔和；不合适可以退换。
[bath-salt]盒子受潮结成一大块。｜抱歉，封口没有压好，已为你补发一罐。
`,
  later: `
[diffuser]两个月整，还剩一指宽，味道没散。
[room-spray]一瓶喷了一个夏天，拖鞋柜也没放过。
[bath-salt]每周一次，用了两个月。
[bath-salt]冬天泡脚用完一罐，又拿了一罐。
`,
  questions: `
[diffuser]一瓶能用多久？｜两个月左右，藤条插少一点更久。｜@与藤条数量和空气流动有关，一般六到十周。
[diffuser]味道淡了怎么办？｜翻一下藤条就回来了。｜换一组新的藤条。
[room-spray]可以喷衣柜吗？｜我喷在柜门里侧，等干了再关。｜别直接喷浅色衣服。
[room-spray]味道会不会冲？｜两下刚好，多了会浓。｜开窗三分钟就柔了。
[bath-salt]孕期可以泡吗？｜@孕期泡浴请先咨询医生，水温不宜高。｜我没泡，用来泡手。
[bath-salt]一次放多少？｜泡脚一小勺，浴缸两大勺。｜盖子两盖，水多再加。
`,
});

export const moreTools = commentTexts(['lash-curler', 'sponge', 'cotton', 'mirror', 'gua-sha', 'device'], {
  praise: `
[lash-curler]弹簧有力又不死，手腕轻轻一压。
[lash-curler]夹三下就翘到晚上，不塌。
[lash-curler]金属面亮，擦一下就干净。
[lash-curler]单眼皮也夹得到根。
[sponge]粉底推得薄，省下半泵。
[sponge]尖头拍鼻翼，圆头拍脸颊。
[sponge]洗完挂着晾，一晚就干。
[sponge]拍上去没有声音，妆面是软的。
[cotton]一层层撕得开，湿敷两片够了。
[cotton]卸指甲油也不掉絮。
[cotton]出门装小袋，当纸巾用都行。
[cotton]边缘压得齐，擦眼妆不留毛。
[cotton]一大包用很久，实在。
[mirror]放大那面画眼线真香。
[mirror]支架稳，不会转圈。
[mirror]木头摸着是温的，摆着也好看。
[mirror]边上那圈细，收进抽屉不占地。
[gua-sha]石头凉，夏天按太阳穴。
[gua-sha]弧度贴下颌，刮三十下有热度。
[gua-sha]附了布袋，出差不怕磕。
[gua-sha]边缘倒得圆，刮着不疼。
[device]头部换着用，全家一人一个。
[device]充电十分钟能用一次，应急够了。
[device]用完脸颊是热的，胀气下去一点。
`,
  mixed: `
[lash-curler]使劲夹会疼，轻轻来。
[sponge]两块轮换用，别一直湿着。
[cotton]拆封要收好，会吸潮。
[mirror]抽屉里记得垫布，怕刮。
[gua-sha]手干的话先涂油，不然滑不动。
[device]头部缝里容易进水，擦干再收。
`,
  critical: `
[cotton]有几片边缘毛，掉絮在脸上。｜抱歉，混进了边料，已为你补发两包。
[mirror]支架松，一碰就倒。｜抱歉，请先拧紧背面的螺丝；仍松我们换新。
[gua-sha]和照片颜色差很多。｜天然石材每块都有差异，照片是实物其一；不喜欢七天内可退。
[sponge]泡水以后味道有点怪。｜抱歉，请先用温水洗净晾干再用；若味道仍在，我们直接补发。
[device]震动太小，感觉没在动。｜抱歉。请确认已充满并选高档位；仍弱我们安排换新，运费我们出。
`,
  later: `
[lash-curler]用了四个月，胶条换过一次。
[cotton]囤了三包，够用一年。
[mirror]摆在窗边，光线好，妆没再画歪。
[gua-sha]每晚三分钟，坚持了六十天，肩颈也轻。
[device]三个月，电池还是能用一周。
[device]妈妈接手用了，她比我坚持。
`,
  questions: `
[lash-curler]要不要配睫毛膏？｜先夹再刷，夹完别急着眨眼。｜@先夹翘再刷睫毛膏，一次不要夹太多下。
[sponge]湿用还是干用？｜湿了再挤干，拍底妆更匀。｜干用会吃粉。
[cotton]掉絮吗？｜不太掉，湿敷没沾脸。｜撕开的面更光。
[mirror]放大几倍？｜一面普通一面放大，看规格参数。｜@倍数写在规格里，放大面离脸近一点更清楚。
[gua-sha]刮完会不会红？｜微红是热，力度轻就退得快。｜先涂油，别干刮。
[device]老人也能用吗？｜我妈用，一个键很简单。｜@佩戴心脏起搏器、孕期及皮肤破损请勿使用，详见说明书。
`,
});
