/** The element that 更换 and 去选 move the focus to. */
export const PARTS_ID = 'bundle-parts';

/** Focuses the given part or, without one, the first part that can still be chosen. */
export function focusPart(skuId: string | undefined): void {
  const parts = document.getElementById(PARTS_ID);
  const target = skuId === undefined ? 'button:enabled[aria-pressed="false"]' : `button[data-sku="${skuId}"]`;
  parts?.querySelector<HTMLButtonElement>(target)?.focus();
}
