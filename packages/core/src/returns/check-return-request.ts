import { accept, type Result, refuse } from '../shared/index.ts';
import { ALL_REASONS, RETURN_REASONS, ReturnKind, type ReturnReason, reasonRule } from './return-reasons.ts';
import { type ReturnDays, returnWindow } from './return-window.ts';

export interface ReturnLineFacts {
  signedAt: Date;
  now: Date;
  days: ReturnDays;
  /** Why it cannot be returned without a fault, confirmed at checkout; null without such a confirmation. */
  exception: string | null;
  /** Engraved, or a bundle: there is no identical item in stock to exchange it for. */
  isCustomMade: boolean;
  quantityLeft: number;
}
export interface ReturnRequest {
  kind: ReturnKind;
  reason: ReturnReason;
  quantity: number;
  imageCount: number;
}
export type ReturnRefusal =
  | { code: 'return-window-closed' }
  | { code: 'return-not-allowed' }
  | { code: 'return-too-many'; limit: number }
  | { code: 'return-pictures-needed' };

/** Whether a line may be returned as requested. Refusals that the shopper can correct in the form come last. */
export function checkReturnRequest(
  facts: ReturnLineFacts,
  request: ReturnRequest,
): Result<null, ReturnRefusal> {
  const rule = reasonRule(request.reason);
  if (!isOpenFor(facts, request.reason)) {
    const isException = facts.exception !== null && !rule.isFault;
    return refuse(isException ? { code: 'return-not-allowed' } : { code: 'return-window-closed' });
  }
  if (!kindsFor(facts, request.reason).includes(request.kind)) return refuse({ code: 'return-not-allowed' });
  if (request.quantity > facts.quantityLeft)
    return refuse({ code: 'return-too-many', limit: facts.quantityLeft });
  if (rule.isQuality && request.imageCount === 0) return refuse({ code: 'return-pictures-needed' });
  return accept(null);
}

/** The reasons available now, each with its allowed kinds; none when every window has closed. */
export const openReasons = (facts: ReturnLineFacts): { reason: ReturnReason; kinds: ReturnKind[] }[] =>
  facts.quantityLeft === 0
    ? []
    : ALL_REASONS.filter((reason) => isOpenFor(facts, reason)).map((reason) => ({
        reason,
        kinds: kindsFor(facts, reason),
      }));

/** Every kind that an available reason allows, by number. */
export function openKinds(facts: ReturnLineFacts): ReturnKind[] {
  const open = new Set(openReasons(facts).flatMap(({ kinds }) => kinds));
  return Object.values(ReturnKind).filter((kind) => open.has(kind));
}

function isOpenFor({ signedAt, now, days, exception }: ReturnLineFacts, reason: ReturnReason): boolean {
  const { isFault, isQuality } = RETURN_REASONS[reason];
  const { noReasonUntil, faultUntil } = returnWindow(signedAt, days);
  if (exception !== null && !isFault) return false;
  return now < (isQuality ? faultUntil : noReasonUntil);
}

const kindsFor = ({ isCustomMade }: ReturnLineFacts, reason: ReturnReason): ReturnKind[] =>
  reasonRule(reason).kinds.filter((kind) => kind !== ReturnKind.Exchange || !isCustomMade);
