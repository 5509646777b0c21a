/** What nothing in the shop does. A text that says so promises what another page denies or nobody keeps. */
const EMPTY_PROMISES: readonly [phrase: RegExp, why: string][] = [
  [/(?<!不在)门店(自提|取货|领取)|领取线上订单/, 'orders come by courier only'],
  [/免费刻字/, 'only bundles can be engraved, and their page states the fee'],
  [/顾问在线|在线顾问|在线咨询|专属顾问/, 'there is no chat'],
  [/每单(附|赠|送)/, 'samples are a promotion with a threshold'],
  [/另选 ?\d* ?件小样/, 'samples are a promotion with a threshold'],
  [/价格保护|(?<!不补)退差价|保价/, 'nothing refunds a price difference'],
  [/生日礼|生日券|双倍积分/, 'nothing happens on a birthday'],
  [/上门取件/, 'returns are sent by the buyer'],
  [/可查授权|查批次|授权与批次/, 'the shop stores neither'],
  [/申请试用|免费试用|新品试用/, 'trial sizes are sold'],
  [/公众号/, 'there is none'],
  [/全场每满/, 'no promotion covers everything'],
];

export const emptyPromisesIn = (text: string): string[] =>
  EMPTY_PROMISES.flatMap(([phrase, why]) => {
    const found = phrase.exec(text);
    return found ? [`“${found[0]}”: ${why}`] : [];
  });
