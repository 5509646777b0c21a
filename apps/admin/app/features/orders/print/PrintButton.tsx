import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '../../../platform/api/index.ts';

interface PrintButtonProps {
  document: 'pick-list' | 'delivery-note';
  ids: readonly string[];
  back: string;
  /** What is chosen before the print. */
  children?: ReactNode;
}

/** Records the print first, so that the next one is marked, and then opens the dialog of the browser. */
export function PrintButton({ document: kind, ids, back, children }: PrintButtonProps) {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  async function print() {
    const reply = await api.orders.recordPrint({ document: kind, ids: [...ids] });
    if (!reply.ok) return setError(reply.refusal.message);
    window.print();
    void revalidate();
  }
  return (
    <div className="no-print paper-bar">
      <Link className="btn" to={back}>
        返回
      </Link>
      {children}
      <button type="button" className="btn btn-ink" onClick={print}>
        打印
      </button>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
