import type { CartMerge } from '../../../../platform/session/index.ts';

/** `游客时加入的 3 件已并入，1 种按限购调整了数量。` */
export function cartMergeText({ lines }: Pick<CartMerge, 'lines'>): string {
  const units = lines.reduce((sum, { added }) => sum + added, 0);
  const limited = lines.filter(({ limitedTo }) => limitedTo !== undefined).length;
  return `游客时加入的 ${units} 件已并入${limited > 0 ? `，${limited} 种按限购调整了数量` : ''}。`;
}
