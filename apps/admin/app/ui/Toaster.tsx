import { useEffect, useState } from 'react';

interface ToastMessage {
  text: string;
  id: number;
}
type Listener = (message: ToastMessage) => void;

const SHOWN_MS = 5_000;
const listeners = new Set<Listener>();
let count = 0;

/** Says for five seconds that something is done. */
export function showToast(text: string) {
  count += 1;
  for (const listener of listeners) listener({ text, id: count });
}

export function Toaster() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => {
    listeners.add(setMessage);
    return () => {
      listeners.delete(setMessage);
    };
  }, []);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" aria-live="polite">
      {message && (
        <div className="toast" key={message.id}>
          {message.text}
        </div>
      )}
    </div>
  );
}
