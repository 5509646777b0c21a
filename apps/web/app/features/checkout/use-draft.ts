import type { CheckoutDraft } from '@huarong/contract/checkout';
import { useRef, useState } from 'react';
import { browserApi } from '../../platform/api/index.ts';

type Calls = ReturnType<typeof browserApi>['checkout'];
type Send = (
  calls: Calls,
) => Promise<{ ok: true; value: CheckoutDraft } | { ok: false; refusal: { message: string } }>;
type Change = { [Key in keyof CheckoutDraft]?: CheckoutDraft[Key] | undefined };

/**
 * What is chosen besides the goods. It is kept by the shop, so that a reload or another device finds it again. Saves go
 * one after the other: the last one made is the last one kept.
 */
export function useDraft(initialDraft: CheckoutDraft) {
  const [draft, setDraft] = useState(initialDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pendingCount = useRef(0);

  /** Shown at once; taken back, with the reason, when the shop will not have it. */
  function save(change: Change, send: Send): Promise<boolean> {
    const before = Object.fromEntries(Object.keys(change).map((key) => [key, draft[key as keyof Change]]));
    setDraft((current) => ({ ...current, ...change }) as CheckoutDraft);
    pendingCount.current += 1;
    const saving = queue.current.then(async () => {
      const reply = await send(browserApi({ quiet: true }).checkout);
      pendingCount.current -= 1;
      // An answer does not know of what was chosen after it was asked for: only the last one is shown.
      if (!reply.ok) setDraft((current) => ({ ...current, ...before }));
      else if (pendingCount.current === 0) setDraft(reply.value);
      setProblem(reply.ok ? null : reply.refusal.message);
      return reply.ok;
    });
    queue.current = saving;
    return saving;
  }
  /** Once everything chosen so far has arrived: an order must not overtake its own note. */
  const whenSaved = () => queue.current;

  return { draft, problem, save, saved: whenSaved };
}
export type DraftState = ReturnType<typeof useDraft>;
