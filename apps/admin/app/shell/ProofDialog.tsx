import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../platform/api/index.ts';
import { registerProofDialog } from '../platform/session/ask-for-proof.ts';
import { signWithPasskey } from '../platform/session/passkeys.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Asks for a one-time code or a passkey before money, whole personal data or roles; valid for five minutes. */
export function ProofDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const answer = useRef<((isProved: boolean) => void) | null>(null);
  useEffect(
    () =>
      registerProofDialog(() => {
        setError(undefined);
        setIsOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  if (!isOpen) return null;

  function close(isProved: boolean) {
    setIsOpen(false);
    answer.current?.(isProved);
    answer.current = null;
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reply = await api.staff.prove({ code: String(new FormData(event.currentTarget).get('code')) });
    if (reply.ok) close(true);
    else setError(reply.refusal.code === 'invalid-input' ? '验证码是 6 位数字' : reply.refusal.message);
  }
  async function usePasskey() {
    const options = await api.staff.startPasskey({ purpose: 'prove' });
    if (!options.ok) return setError(options.refusal.message);
    const response = await signWithPasskey(options.value);
    if (!response) return setError('没有用通行密钥，请重试或输入验证码');
    const reply = await api.staff.prove({ response });
    if (reply.ok) close(true);
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title="再次验证身份" size="sm" onClose={() => close(false)}>
      <form className="stack stack-4" onSubmit={submit}>
        <p className="dim">这一步涉及资金、顾客资料或权限。验证后 5 分钟内不再询问。</p>
        <TextField
          label="身份验证器的 6 位验证码"
          name="code"
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
          autoFocus
          required
          error={error}
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            验证
          </button>
          <button type="button" className="btn" onClick={usePasskey}>
            <Icon name="key" />
            用通行密钥
          </button>
        </div>
      </form>
    </Dialog>
  );
}
