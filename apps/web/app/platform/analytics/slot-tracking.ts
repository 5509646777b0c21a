import type { SlotEvent } from './events.ts';

interface SlotPorts {
  mayAnalyse: () => boolean;
  add: (event: SlotEvent) => void;
  /** Of the visit: empty in a new tab. Throws where the browser forbids storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'slotLine';

/** Counts opened lines of slots, and orders for the last line that was opened in the same visit. */
export function createSlotTracking({ mayAnalyse, add, storage }: SlotPorts) {
  return {
    onClick(target: EventTarget | null): void {
      // The link itself has the name, or what it is in: all links of a menu panel count for its entry.
      const link = target instanceof Element ? target.closest('a') : null;
      const line = link?.closest<HTMLElement>('[data-line]')?.dataset['line'];
      if (!line || !mayAnalyse()) return;
      add({ name: 'slot_click', line });
      try {
        storage().setItem(KEY, line);
      } catch {
        // Without storage the order of this visit is not counted.
      }
    },
    onOrder(): void {
      if (!mayAnalyse()) return;
      try {
        const line = storage().getItem(KEY);
        if (line) add({ name: 'slot_order', line });
      } catch {
        // As above.
      }
    },
  };
}
