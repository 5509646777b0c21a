import { createOutlet } from './channel.ts';

/** A popup is a centred box that leaves by itself. */
export const POPUP_DURATION_MS = 3000;

export interface PopupMessage {
  text: string;
  durationMs: number;
}

/** The two ways the shop speaks up; root.tsx plugs the boxes of the ui package into them. */
export function createMessages() {
  const alerts = createOutlet<string>();
  const popups = createOutlet<PopupMessage>();
  return {
    /** A box the shopper has to close. */
    alert: (text: string) => alerts.say(text),
    popup: (text: string) => popups.say({ text, durationMs: POPUP_DURATION_MS }),
    onAlert: alerts.plug,
    onPopup: popups.plug,
  };
}
export type Messages = ReturnType<typeof createMessages>;

export const messages = createMessages();
