import { createChannel } from './channel.ts';

/** A popup is a centred box that leaves by itself. */
export const POPUP_DURATION_MS = 3000;

export interface PopupMessage {
  text: string;
  durationMs: number;
}

/** The two ways the shop speaks up; root.tsx plugs the boxes of the ui package into them. */
export function createMessages() {
  const alerts = createChannel<string>();
  const popups = createChannel<PopupMessage>();
  return {
    /** A box the shopper has to close. */
    alert: (text: string) => alerts.send(text),
    popup: (text: string) => popups.send({ text, durationMs: POPUP_DURATION_MS }),
    onAlert: alerts.subscribe,
    onPopup: popups.subscribe,
  };
}
export type Messages = ReturnType<typeof createMessages>;

export const messages = createMessages();
