import { accept, type Result, refuse } from '../shared/index.ts';
import {
  ALL_REASONS,
  RECALL_REASON,
  RETURN_REASONS,
  ReturnKind,
  type ReturnReason,
  reasonRule,
} from './return-reasons.ts';
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
  /** Units of a recalled lot, and until when they may be returned for that (exclusive). */
  recall: { units: number; until: Date } | null;
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
  const limit = unitsFor(facts, request.reason);
  if (request.quantity > limit) return refuse({ code: 'return-too-many', limit });
  if (rule.isQuality && request.imageCount === 0) return refuse({ code: 'return-pictures-needed' });
  return accept(null);
}

/** The reasons available now, each with its allowed kinds; none when every window has closed. A recall comes first. */
export const openReasons = (facts: ReturnLineFacts): { reason: ReturnReason; kinds: ReturnKind[] }[] =>
  facts.quantityLeft === 0
    ? []
    : [RECALL_REASON, ...ALL_REASONS.filter((reason) => reason !== RECALL_REASON)]
        .filter((reason) => isOpenFor(facts, reason))
        .map((reason) => ({
          reason,
          kinds: kindsFor(facts, reason),
        }));

/** Every kind that an available reason allows, by number. */
export function openKinds(facts: ReturnLineFacts): ReturnKind[] {
  const open = new Set(openReasons(facts).flatMap(({ kinds }) => kinds));
  return Object.values(ReturnKind).filter((kind) => open.has(kind));
}

function isOpenFor(
  { signedAt, now, days, exception, recall }: ReturnLineFacts,
  reason: ReturnReason,
): boolean {
  if (reason === RECALL_REASON) return recall !== null && recall.units > 0 && now < recall.until;
  const { isFault, isQuality } = RETURN_REASONS[reason];
  const { noReasonUntil, faultUntil } = returnWindow(signedAt, days);
  if (exception !== null && !isFault) return false;
  return now < (isQuality ? faultUntil : noReasonUntil);
}

/** Only the units of the recalled lot may be returned because of the recall. */
const unitsFor = ({ quantityLeft, recall }: ReturnLineFacts, reason: ReturnReason): number =>
  reason === RECALL_REASON ? Math.min(quantityLeft, recall?.units ?? 0) : quantityLeft;

const kindsFor = ({ isCustomMade }: ReturnLineFacts, reason: ReturnReason): ReturnKind[] =>
  reasonRule(reason).kinds.filter((kind) => kind !== ReturnKind.Exchange || !isCustomMade);
