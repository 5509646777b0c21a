interface Line {
  isPresale: boolean;
}
interface SelectableLine extends Line {
  lineId: string;
  isChecked: boolean;
}

/** A presale is ordered alone, so a selection that mixes it with another line cannot be ordered. */
export const isMixedSelection = (checked: readonly Line[]): boolean =>
  checked.length > 1 && checked.some(({ isPresale }) => isPresale);

/** Why a change of the ticks is refused; null when it may be saved. Unchecking is always possible. */
export function selectionRefusal(
  lines: readonly SelectableLine[],
  changes: ReadonlyMap<string, boolean>,
): { code: 'presale-alone' } | null {
  if (![...changes.values()].includes(true)) return null;
  const checked = lines.filter(({ lineId, isChecked }) => changes.get(lineId) ?? isChecked);
  return isMixedSelection(checked) ? { code: 'presale-alone' } : null;
}

/** The checked lines that the amounts are for: the ordinary ones, or without any the first presale. */
export function linesToOrder<Checked extends Line>(checked: readonly Checked[]): Checked[] {
  const ordinary = checked.filter(({ isPresale }) => !isPresale);
  return ordinary.length > 0 ? ordinary : checked.slice(0, 1);
}
