import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';

interface Parcel {
  parcelId: string | number;
  waybillNo: string;
  note: string;
  receivedBy: string;
  receivedAt: string;
}

/** Parcels that no return has announced, until somebody finds out whose they are. */
export function UnknownParcels({ parcels, onDone }: { parcels: readonly Parcel[]; onDone: () => void }) {
  if (parcels.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="unknown-parcels">
      <div className="panel-h">
        <h2 id="unknown-parcels">来件不明</h2>
        <span className="muted">{parcels.length} 件</span>
      </div>
      <table className="tbl tbl-flat tbl-in">
        <tbody>
          {parcels.map((parcel) => (
            <tr key={parcel.parcelId}>
              <td className="no">{parcel.waybillNo}</td>
              <td>{parcel.note}</td>
              <td>
                {parcel.receivedBy} {formatTime(parcel.receivedAt)}
              </td>
              <td>
                <Assign parcelId={parcel.parcelId} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Assign({ parcelId, onDone }: { parcelId: string | number; onDone: () => void }) {
  const can = useCan();
  const [error, setError] = useState<string>();
  if (!can('return:receive')) return null;
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const returnId = String(new FormData(event.currentTarget).get('returnId')).trim().toUpperCase();
    if (!/^R\d{11}$/.test(returnId)) return setError('退货号是 R 加 11 位数字');
    const reply = await api.returns.assignParcel({ parcelId, returnId });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已归入 ${returnId}，${reply.value.statusText}`);
    onDone();
  }
  return (
    <form className="row" onSubmit={submit}>
      <input className="inp inp-sm" name="returnId" aria-label="退货号" placeholder="R00000000000" />
      <button type="submit" className="btn btn-sm">
        归入退货
      </button>
      {error && (
        <span className="err" role="alert">
          {error}
        </span>
      )}
    </form>
  );
}
