import { Link } from 'react-router';
import { formatRemaining } from '../format.ts';

interface Waiting {
  approvalId: string | number;
  by: string;
  expiresAt: string;
  isOwn: boolean;
}
/** While a second person has to approve. */
export const WAITING = { label: '待批准', className: 'st st-wait' };

/** Says who asked for approval, until when, and how to take it back. */
export const WaitingNote = ({
  waiting: { approvalId, by, expiresAt, isOwn },
  isLive,
  isBusy,
  onWithdraw,
}: {
  waiting: Waiting;
  isLive: boolean;
  isBusy: boolean;
  onWithdraw: (approvalId: string) => Promise<void>;
}) => (
  <div className="note note-warn mt-3" role="status">
    <span>
      {by} 已提交{isLive ? '改动' : '发布'}，叠加后低于成本或毛利底线，等另一人批准，
      {formatRemaining(expiresAt).text}。再改它，申请就作废。
    </span>
    <span className="right">
      <Link className="lnk" to={`/approvals/${approvalId}`}>
        看申请
      </Link>
      {isOwn && (
        <button
          type="button"
          className="lnk"
          disabled={isBusy}
          onClick={() => void onWithdraw(String(approvalId))}
        >
          撤回
        </button>
      )}
    </span>
  </div>
);
