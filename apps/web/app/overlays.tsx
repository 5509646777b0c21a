import { AlertHost, showAlert, showToast, ToastHost } from '@huarong/ui';
import { useEffect } from 'react';
import { SessionNotices } from './features/identity/session/SessionNotices/SessionNotices.tsx';
import { messages } from './platform/messages/messages.ts';

/** Alerts, toasts and session notices over a page; messages sent before this mounts are queued. */
export function Overlays() {
  useEffect(() => {
    const subscriptions = [
      messages.onAlert((text) => void showAlert(text)),
      messages.onPopup(({ text }) => showToast(text, 'info')),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, []);
  return (
    <>
      <ToastHost />
      <AlertHost />
      <SessionNotices />
    </>
  );
}
