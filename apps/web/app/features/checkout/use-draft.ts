import type { CheckoutDraft } from '@huarong/contract/checkout';
import { useRef, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';

type Calls = ReturnType<typeof browserApi>['checkout'];
type Send = (
  calls: Calls,
) => Promise<{ ok: true; value: CheckoutDraft } | { ok: false; refusal: { message: string } }>;
type Change = { [Key in keyof CheckoutDraft]?: CheckoutDraft[Key] | undefined };

/**
 * Delivery, packaging, note and payment method. The server stores them, so that a reload or another device shows them
 * again. Saves run one after the other, so that the last one wins.
 */
export function useDraft(initialDraft: CheckoutDraft) {
  const [draft, setDraft] = useState(initialDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pendingCount = useRef(0);

  /** Shows the change optimistically; reverts it with the reason when the server refuses. */
  function save(change: Change, send: Send): Promise<boolean> {
    const before = Object.fromEntries(Object.keys(change).map((key) => [key, draft[key as keyof Change]]));
    setDraft((current) => ({ ...current, ...change }) as CheckoutDraft);
    pendingCount.current += 1;
    const saving = queue.current.then(async () => {
      const reply = await send(browserApi({ quiet: true }).checkout);
      pendingCount.current -= 1;
      // A response does not contain later changes, so only the response to the last save is shown.
      if (!reply.ok) setDraft((current) => ({ ...current, ...before }));
      else if (pendingCount.current === 0) setDraft(reply.value);
      setProblem(reply.ok ? null : reply.refusal.message);
      return reply.ok;
    });
    queue.current = saving;
    return saving;
  }
  /** Resolves when all saves so far are done: the order must not be placed before its note is stored. */
  const whenSaved = () => queue.current;

  return { draft, problem, save, whenSaved };
}
export type DraftState = ReturnType<typeof useDraft>;
