/** Where 更换 and 去选 lead the keyboard. */
export const PARTS_ID = 'bundle-parts';

/** Puts the keyboard on a part that lies in the case or, with none, on the first that may still be chosen. */
export function focusPart(skuId: string | undefined): void {
  const parts = document.getElementById(PARTS_ID);
  const target = skuId === undefined ? 'button:enabled[aria-pressed="false"]' : `button[data-sku="${skuId}"]`;
  parts?.querySelector<HTMLButtonElement>(target)?.focus();
}
