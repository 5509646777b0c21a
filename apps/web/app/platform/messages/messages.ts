import { createChannel } from './channel.ts';

/** A popup closes by itself. */
export const POPUP_DURATION_MS = 3000;

export interface PopupMessage {
  text: string;
  durationMs: number;
}

/** Alerts and popups of the shop; overlays.tsx subscribes to them. */
export function createMessages() {
  const alerts = createChannel<string>();
  const popups = createChannel<PopupMessage>();
  return {
    /** An alert that the shopper has to close. */
    alert: (text: string) => alerts.send(text),
    popup: (text: string) => popups.send({ text, durationMs: POPUP_DURATION_MS }),
    onAlert: alerts.subscribe,
    onPopup: popups.subscribe,
  };
}
export type Messages = ReturnType<typeof createMessages>;

export const messages = createMessages();
