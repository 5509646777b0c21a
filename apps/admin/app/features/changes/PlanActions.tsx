import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { ChangeDetail } from './change-texts.ts';
import { useMayChange } from './use-may-change.ts';

/** What can be done with a set that has not been applied. */
export function PlanActions({ set }: { set: ChangeDetail }) {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const mayChange = useMayChange();
  const isPlanned = set.state === 'planned' || set.state === 'failed';
  if (!mayChange || (!isPlanned && set.state !== 'waiting')) return null;

  async function send(call: 'withdraw' | 'applyNow', text: string) {
    setIsBusy(true);
    const reply = await api.changes[call]({ setId: set.setId });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    showToast(text);
    void revalidate();
  }
  return (
    <section className="panel" aria-labelledby="plan">
      <div className="panel-h">
        <h2 id="plan">还没有生效</h2>
      </div>
      <div className="acts">
        {isPlanned && (
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => void send('applyNow', '已生效')}
          >
            现在就生效
          </button>
        )}
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          onClick={() => void send('withdraw', '已撤回')}
        >
          撤回
        </button>
      </div>
      {error && (
        <p className="err mt-2" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
