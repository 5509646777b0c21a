/** Whether the command bar is open. It is opened from the top bar, by Ctrl K and by “/”. */
type Listener = (isOpen: boolean) => void;
const listeners = new Set<Listener>();

export const openCommandBar = () => {
  for (const listener of listeners) listener(true);
};

export function watchCommandBar(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
