import type { IconName } from '../Icon/icon-paths.ts';
import { observable } from '../observable.ts';

export interface ToastMessage {
  /** Distinguishes a repeated message from the one on screen. */
  id: number;
  message: string;
  icon: IconName;
}

/** Long enough to read one short sentence. */
export const TOAST_MS = 3000;

export const currentToast = observable<ToastMessage | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows one short message for three seconds; a newer one replaces it. */
export function showToast(message: string, icon: IconName = 'check'): void {
  clearTimeout(timer);
  lastId += 1;
  currentToast.write({ id: lastId, message, icon });
  timer = setTimeout(() => currentToast.write(null), TOAST_MS);
}
