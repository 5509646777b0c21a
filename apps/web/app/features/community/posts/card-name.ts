/** Names of the membership cards; the API sends the colour. */
const CARDS: Record<string, string> = { PINK: '铃兰', WHITE: '玉簪', BLACK: '芍药', GOLD: '牡丹' };

export const cardName = (cardType: string | undefined): string => {
  const name = CARDS[cardType ?? ''];
  return name === undefined ? '花容会员' : `${name}会员`;
};
