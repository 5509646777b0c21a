import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { SignInFrame } from './SignInFrame.tsx';

export const meta = () => [{ title: '登录 · 花容管理后台' }];

/** First step: login name and password. */
export default function LoginPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    const reply = await api.staff.signIn({
      login: String(form.get('login')),
      password: String(form.get('password')),
    });
    setIsBusy(false);
    if (reply.ok) await navigate(`/login/second${search}`);
    else setError(reply.refusal.code === 'invalid-input' ? '请填写登录名与密码' : reply.refusal.message);
  }

  return (
    <SignInFrame>
      <form className="lg-box" onSubmit={submit}>
        <div>
          <h1>登录管理后台</h1>
          <p className="muted">第 1 步，共 2 步：登录名与密码</p>
        </div>
        <TextField
          label="登录名"
          name="login"
          className="inp inp-lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
        <TextField
          label="密码"
          name="password"
          type="password"
          className="inp inp-lg"
          autoComplete="current-password"
          required
          error={error}
          hint="忘记密码请联系店主重发邀请。"
        />
        <button
          type="submit"
          className={`btn btn-ink btn-lg btn-block${isBusy ? ' is-loading' : ''}`}
          disabled={isBusy}
        >
          继续
        </button>
        <div className="lg-foot">
          <span>30 分钟无操作自动退出</span>
        </div>
      </form>
    </SignInFrame>
  );
}
