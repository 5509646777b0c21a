interface Line {
  type: string;
  quantity: number;
}

/** `3 件，赠品 2 件` */
export function unitsText(lines: readonly Line[]): string {
  const countUnits = (isGift: boolean) =>
    lines
      .filter(({ type }) => (type === 'gift') === isGift)
      .reduce((total, { quantity }) => total + quantity, 0);
  const gifts = countUnits(true);
  return `${countUnits(false)} 件${gifts > 0 ? `，赠品 ${gifts} 件` : ''}`;
}
