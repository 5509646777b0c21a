const TEXTS = { flash: '秒杀', presale: '预售' };
type ActivityLabel = keyof typeof TEXTS;

export const labelPath = (label: ActivityLabel): string => `/pictures/labels/${label}.svg`;

/** The drawing of `flash.svg`; null for an unknown label. */
export function drawActivityLabel(file: string): string | null {
  const text = new Map(Object.entries(TEXTS)).get(file.replace(/\.svg$/, ''));
  if (text === undefined || !file.endsWith('.svg')) return null;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="32" viewBox="0 0 72 32">' +
    '<path d="M0 0h72l-10 16 10 16H0z" fill="#a91d2b"/>' +
    `<text x="31" y="21" fill="#fff" font-family="sans-serif" font-size="15" text-anchor="middle">${text}</text></svg>`
  );
}
