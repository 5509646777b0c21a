/** Praise tags shoppers filter by, each with the phrases that express it. */
const TAGS: [tag: string, phrases: RegExp][] = [
  ['显白', /显白|衬肤色|提气色|显气色/],
  ['不拔干', /不拔干|不干巴|不卡唇纹|嘴唇不干/],
  ['持妆久', /持妆|不脱妆|带妆一天|不掉色|不晕妆|不浮粉/],
  ['服帖', /服帖|贴肤|不卡粉|不搓泥/],
  ['保湿', /保湿|不紧绷|水润|润润的|不起皮|滋润/],
  ['好吸收', /好吸收|吸收快|吸收得快|一会儿就吸收|不黏|不粘/],
  ['温和', /温和|不刺激|没有刺痛|不辣眼|敏感(?:皮|肌)也/],
  ['清爽', /清爽|不油|不闷|控油/],
  ['好闻', /好闻|香味|味道淡|留香|闻着/],
  ['柔顺', /柔顺|顺滑|不打结|不毛躁|蓬松/],
  ['做工好', /做工|手感|质感/],
  ['好喝', /好喝|口感|不甜腻|回甘/],
  ['送礼合适', /送(?:给)?(?:妈妈|朋友|闺蜜|女友|婆婆|姐姐|老师|男友|爸爸|同事)|送礼|礼盒/],
  ['回购', /回购|空瓶|第二瓶|第三支|又买/],
];

export const MAX_TAGS = 4;

/** The praise tags of a text. Only for comments with high stars: 「不保湿」 is not praise. */
export const tagsOf = (text: string, stars: number): string[] =>
  stars < 4
    ? []
    : TAGS.filter(([, phrases]) => phrases.test(text))
        .slice(0, MAX_TAGS)
        .map(([tag]) => tag);
