import { useSession } from '../../../platform/session/use-session.ts';
import { EndedSession } from './EndedSession.tsx';
import { MergeReceipt } from './MergeReceipt.tsx';

/** What happened to the shopper's session and cart that no page asked for: said once, wherever they are. */
export function SessionNews() {
  const { currentErrorCode, cartMerge } = useSession();
  return (
    <>
      {currentErrorCode !== null && <EndedSession code={currentErrorCode} />}
      {cartMerge && <MergeReceipt merge={cartMerge} />}
    </>
  );
}
