import { commentTexts } from '../comment-texts.ts';

export const moreHair = commentTexts(
  ['hair-oil', 'hair-mist', 'scalp-serum', 'hair-styling', 'dry-shampoo', 'conditioner'],
  {
    praise: `
[conditioner]不用憋三分钟，一分钟就顺了。
[conditioner]发尾不再像扫把。
[conditioner]冲完没有假滑，吹干是蓬的。
[hair-oil]干发抹半泵，碎毛都躺下了。
[hair-oil]烫过的卷回弹了，不用天天卷。
[hair-oil]游泳完抹一点，头发不涩。
[hair-mist]早上喷两下，睡歪的那块就听话了。
[hair-mist]喷完好梳，孩子妈再也不用扯头发。
[hair-mist]不重，发根也能带一点。
[hair-mist]早八不用洗头，喷完吹两分钟就行。
[scalp-serum]头皮摸着不紧，第二天不油。
[scalp-serum]滴头分三道上，按两分钟成了睡前仪式。
[scalp-serum]味道像草药铺，不难闻。
[scalp-serum]没有黏在发根，吹干就没感觉。
[hair-styling]短发随手一抓就有形，风吹也不散。
[hair-styling]洗的时候一遍就下来了。
[dry-shampoo]三天没洗的头，一分钟救回来。
[dry-shampoo]喷完揉一揉，蓬得自然。
[dry-shampoo]运动完先喷再回家洗。
`,
    mixed: `
[conditioner]瓶口紧，剩一点的时候要倒立。
[conditioner]香味淡得快，想留香要配发油。
[hair-oil]泵头第一下出得多，先按在手心。
[hair-mist]喷完要等半分钟再梳。
[scalp-serum]前两周没感觉，要坚持。
[hair-styling]抹多了会硬，半颗花生就够。
`,
    critical: `
[hair-mist]喷完头发有点黏。｜抱歉，请距发丝二十厘米、少量多次；仍黏可以换成水感款。
[scalp-serum]用了一个月，没看出变化。｜谢谢坦白。头皮护理以三个月为一个观察期，作息影响也很大；不满意可以申请退。
[scalp-serum]滴管断了。｜抱歉，已补发一支新滴管。
[hair-styling]下午就塌了。｜谢谢反馈，吹干后再抓、发根留一点会更稳；需要更强定型可换发泥。
[hair-oil]味道偏甜，我不太习惯。｜气味因人而异，谢谢如实写。未开封可换同系列的无香款。
[conditioner]细软发用完更塌。｜只抹发尾、冲得干净一点会好；也可换轻盈款。
`,
    later: `
[hair-oil]两个月半瓶，发尾没再分叉。
[hair-mist]一瓶见底，早上少了五分钟。
[hair-mist]夏天用完两瓶，头发没被太阳晒干。
[scalp-serum]第八周，头皮不紧了，碎发冒出来一点，不敢下结论。
[hair-styling]一盒用了三个月，边缘还是软的。
[dry-shampoo]出差两次，都靠它撑到会后。
`,
    questions: `
[hair-oil]湿发还是干发用？｜半干的时候抹一泵，吹完再补一点发尾。｜我干发用，少量。
[hair-mist]能天天用吗？｜能，我早上喷两下。｜量少就不会黏。
[scalp-serum]多久见效？｜@以三个月为观察期更合适，作息与饮食也有影响，请合理期待。｜我第八周才看到碎发。
[scalp-serum]晚上用会弄脏枕头吗？｜按摩到吸收就不会。｜我十点前用，等干再睡。
[hair-styling]好洗吗？｜一遍洗发水就干净。｜抹得多要两遍。
[dry-shampoo]喷完有白粉吗？｜黑发看得见一点，抖一抖就没了。｜离远一点喷就没有。
[conditioner]头皮可以抹吗？｜不要，只抹发中到发尾。｜我抹到耳朵下面。
`,
  },
);
