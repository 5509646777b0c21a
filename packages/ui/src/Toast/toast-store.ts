import type { IconName } from '../Icon/icon-paths.ts';
import { observable } from '../observable.ts';

export interface ToastMessage {
  /** Distinguishes a repeated message from the one on screen. */
  id: number;
  message: string;
  icon: IconName;
  action?: ToastAction | undefined;
}

/** Where the message leads on phones and tablets, which have no panel of the cart: 去购物车. */
export interface ToastAction {
  label: string;
  href: string;
}

/** Long enough to read one short sentence. */
export const TOAST_MS = 3000;

export const currentToast = observable<ToastMessage | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows one short message for three seconds; a newer one replaces it. */
export function showToast(message: string, icon: IconName = 'check', action?: ToastAction): void {
  clearTimeout(timer);
  lastId += 1;
  currentToast.write({ id: lastId, message, icon, action });
  timer = setTimeout(() => currentToast.write(null), TOAST_MS);
}
