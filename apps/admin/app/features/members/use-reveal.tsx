import { useState } from 'react';
import { useCan } from '../../platform/session/use-session.ts';
import { RevealDialog, type RevealRequest } from './RevealDialog.tsx';

/** Opens the question for a reason and gives the whole value; for pages of members and of orders. */
export function useReveal(reference?: string) {
  const isAllowed = useCan()('member:unmask');
  const [open, setOpen] = useState<{ request: RevealRequest; settle: (value: string | null) => void }>();
  const reveal = (request: RevealRequest): Promise<string | null> =>
    new Promise((resolve) => setOpen({ request, settle: resolve }));
  const dialog = open && (
    <RevealDialog
      request={open.request}
      reference={reference}
      onDone={(value) => {
        open.settle(value);
        setOpen(undefined);
      }}
    />
  );
  return { reveal: isAllowed ? reveal : undefined, dialog };
}
