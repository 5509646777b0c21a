import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import type { Route } from './+types/enrol.route';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignInFrame } from './SignInFrame.tsx';

export const meta = () => [{ title: '接受邀请 · 花容管理后台' }];

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  api.staff.showInvite({ token: params.token });

/** An invited person chooses a password and scans the secret of their one-time codes. */
export default function EnrolPage({ loaderData: invite, params: { token } }: Route.ComponentProps) {
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<{ code: string; message: string }>();
  const [isBusy, setIsBusy] = useState(false);

  if (!invite.ok)
    return (
      <SignInFrame>
        <div className="lg-box">
          <h1>链接不能用了</h1>
          <p className="dim">
            {invite.refusal.code === 'invalid-input'
              ? '这个链接不完整，请从邀请里重新复制。'
              : invite.refusal.message}
          </p>
          <Link className="btn btn-lg btn-block" to="/login">
            去登录
          </Link>
        </div>
      </SignInFrame>
    );
  if (codes)
    return (
      <SignInFrame>
        <div className="lg-box lg-box-wide">
          <RecoveryCodes codes={codes} />
          <Link className="btn btn-ink btn-lg btn-block" to="/login">
            已保存，去登录
          </Link>
        </div>
      </SignInFrame>
    );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password'));
    if (password !== String(form.get('again')))
      return setProblem({ code: 'again', message: '两次输入的密码不一样' });
    setIsBusy(true);
    const reply = await api.staff.enrol({ token, password, code: String(form.get('code')) });
    setIsBusy(false);
    if (reply.ok) setCodes(reply.value.recoveryCodes);
    else setProblem(reply.refusal);
  }

  const { name, login, qrCode, secret } = invite.value;
  const errorOf = (...names: string[]) =>
    problem && names.includes(problem.code) ? problem.message : undefined;
  return (
    <SignInFrame>
      <form className="lg-box lg-box-wide" onSubmit={submit}>
        <div>
          <h1>{name}，欢迎加入</h1>
          <p className="muted">登录名 {login}。设置密码，再用身份验证器扫码。</p>
        </div>
        <TextField
          label="密码"
          name="password"
          type="password"
          className="inp inp-lg"
          autoComplete="new-password"
          hint="至少 12 个字符，可以是一句话。"
          error={errorOf('password-unsafe')}
          required
        />
        <TextField
          label="再输入一次"
          name="again"
          type="password"
          className="inp inp-lg"
          autoComplete="new-password"
          error={errorOf('again')}
          required
        />
        <div className="lg-qr">
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(qrCode)}`} alt="身份验证器的二维码" />
          <div className="grow stack-4 stack">
            <p className="dim">
              用身份验证器应用扫码。不能扫码时，手动输入密钥：
              <br />
              <b className="code">{secret.match(/.{1,4}/g)?.join(' ')}</b>
            </p>
            <TextField
              label="应用里显示的 6 位验证码"
              name="code"
              className="inp inp-lg"
              inputMode="numeric"
              maxLength={6}
              autoComplete="one-time-code"
              error={
                errorOf('staff-code-wrong') ??
                (problem?.code === 'invalid-input' ? '验证码是 6 位数字' : undefined)
              }
              required
            />
          </div>
        </div>
        {problem?.code === 'invite-invalid' && (
          <p className="err" role="alert">
            {problem.message}
          </p>
        )}
        <button
          type="submit"
          className={`btn btn-ink btn-lg btn-block${isBusy ? ' is-loading' : ''}`}
          disabled={isBusy}
        >
          完成设置
        </button>
      </form>
    </SignInFrame>
  );
}
