import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';

interface Offer {
  secret: string;
  qrCode: string;
  pending: string;
}

/** A new secret for one-time codes; the old one works until the first code of the new one is right. */
export function ReplaceTotp({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [offer, setOffer] = useState<Offer>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.staff.startTotp({}).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setOffer(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!offer) return;
    const code = String(new FormData(event.currentTarget).get('code'));
    const reply = await api.staff.confirmTotp({ pending: offer.pending, code });
    if (reply.ok) onDone();
    else setError(reply.refusal.code === 'invalid-input' ? '验证码是 6 位数字' : reply.refusal.message);
  }
  return (
    <Dialog title="更换身份验证器" onClose={onClose}>
      {!offer && (error ? <p className="err">{error}</p> : <Loading />)}
      {offer && (
        <form className="lg-qr" onSubmit={submit}>
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(offer.qrCode)}`} alt="身份验证器的二维码" />
          <div className="grow stack stack-4">
            <p className="dim">
              用身份验证器应用扫码，或手动输入密钥：
              <br />
              <b className="code">{offer.secret.match(/.{1,4}/g)?.join(' ')}</b>
            </p>
            <TextField
              label="应用里显示的 6 位验证码"
              name="code"
              inputMode="numeric"
              maxLength={6}
              autoComplete="one-time-code"
              error={error}
              required
            />
            <div className="acts">
              <button type="submit" className="btn btn-ink">
                更换
              </button>
            </div>
          </div>
        </form>
      )}
    </Dialog>
  );
}
