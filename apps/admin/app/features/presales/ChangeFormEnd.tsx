import type { ReactNode } from 'react';

interface ChangeFormEndProps {
  error: string | undefined;
  isBusy: boolean;
  /** Absent: nothing can be submitted yet. */
  submit?: { label: ReactNode; isDanger?: boolean } | undefined;
  onClose: () => void;
}

/** What went wrong, and the buttons of a change of a presale. */
export const ChangeFormEnd = ({ error, isBusy, submit, onClose }: ChangeFormEndProps) => (
  <>
    {error && (
      <p className="err" role="alert">
        {error}
      </p>
    )}
    <div className="acts">
      {submit && (
        <button
          type="submit"
          className={`btn ${submit.isDanger ? 'btn-danger-fill' : 'btn-ink'}${isBusy ? ' is-loading' : ''}`}
          disabled={isBusy}
        >
          {submit.label}
        </button>
      )}
      <button type="button" className="btn" onClick={onClose}>
        取消
      </button>
    </div>
  </>
);
