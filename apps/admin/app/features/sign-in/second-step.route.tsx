import { type FormEvent, useState } from 'react';
import { Link, redirect, useLocation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { nextPath } from '../../platform/session/go-to-sign-in.ts';
import { signWithPasskey } from '../../platform/session/passkeys.ts';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/second-step.route';
import { SignInFrame } from './SignInFrame.tsx';

export const meta = () => [{ title: '两步验证 · 花容管理后台' }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await load(api.staff.session({}));
  const { search } = new URL(request.url);
  if (session.state === 'signed-out') throw redirect(`/login${search}`);
  if (session.state === 'signed-in') throw redirect(nextPath(search));
  return session;
}

/** Second step: a one-time code, a passkey, or a recovery code. */
export default function SecondStepPage({ loaderData: session }: Route.ComponentProps) {
  const { search } = useLocation();
  const [isRecovery, setIsRecovery] = useState(!session.factors.includes('totp'));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  // A whole new page: nothing of the half session stays in memory.
  const enter = () => window.location.assign(nextPath(search));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    setIsBusy(true);
    const reply = isRecovery
      ? await api.staff.passRecoveryCode({ code })
      : await api.staff.passCode({ code });
    setIsBusy(false);
    if (reply.ok) return enter();
    const isMalformed = reply.refusal.code === 'invalid-input';
    setError(
      isMalformed ? (isRecovery ? '恢复码是 10 位字母与数字' : '验证码是 6 位数字') : reply.refusal.message,
    );
  }

  async function passWithPasskey() {
    setError(undefined);
    const options = await api.staff.startPasskeySignIn({});
    if (!options.ok) return setError(options.refusal.message);
    const response = await signWithPasskey(options.value);
    if (!response) return setError('没有用通行密钥，请重试或换一种方式');
    const reply = await api.staff.passPasskey({ response });
    if (reply.ok) enter();
    else setError(reply.refusal.message);
  }

  return (
    <SignInFrame>
      <form className="lg-box" onSubmit={submit} key={String(isRecovery)}>
        <div>
          <h1>两步验证</h1>
          <p className="muted">
            第 2 步，共 2 步：{isRecovery ? '输入一个恢复码' : '打开身份验证器，输入 6 位数字'}
          </p>
        </div>
        <div className="row lg-who">
          <span className="av">{session.name.slice(0, 1)}</span>
          <div className="grow">
            <b>{session.name}</b> <span className="muted">{session.login}</span>
          </div>
          <Link className="lnk" to={`/login${search}`}>
            换人登录
          </Link>
        </div>
        <TextField
          label={isRecovery ? '恢复码' : '验证码'}
          name="code"
          className="inp inp-lg"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={isRecovery ? 12 : 6}
          autoFocus
          required
          error={error}
        />
        <button
          type="submit"
          className={`btn btn-ink btn-lg btn-block${isBusy ? ' is-loading' : ''}`}
          disabled={isBusy}
        >
          登录
        </button>
        <div className="lg-alt">其他方式</div>
        <div className="stack">
          {session.factors.includes('passkey') && (
            <button type="button" className="btn btn-lg btn-block" onClick={passWithPasskey}>
              <Icon name="key" />
              使用通行密钥
            </button>
          )}
          {session.factors.includes('totp') && (
            <button
              type="button"
              className="btn btn-ghost btn-block"
              onClick={() => {
                setIsRecovery(!isRecovery);
                setError(undefined);
              }}
            >
              {isRecovery ? '使用身份验证器' : '使用恢复码'}
            </button>
          )}
        </div>
        <p className="hint">使用恢复码会结束你的其他会话，并告知店主。</p>
      </form>
    </SignInFrame>
  );
}
