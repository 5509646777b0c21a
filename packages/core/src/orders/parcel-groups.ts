interface ParcelLine {
  kind: 'ordinary' | 'presale' | 'gift' | 'extraBuy' | 'bundle';
  engraving?: string | null | undefined;
}

/**
 * The lines that ship together. Engraving takes days, so an engraved line goes by itself; gifts go with the first parcel that
 * is not engraved, or with the first there is.
 */
export function groupParcels<Line extends ParcelLine>(lines: readonly Line[]): Line[][] {
  const gifts = lines.filter(({ kind }) => kind === 'gift');
  const bought = lines.filter(({ kind }) => kind !== 'gift');
  const ready = bought.filter(({ engraving }) => !engraving);
  const engraved = bought.filter(({ engraving }) => engraving).map((line) => [line]);
  const [first, ...others] = ready.length > 0 ? [ready, ...engraved] : engraved;
  return first ? [[...first, ...gifts], ...others] : [];
}
