import { deviceName } from '@huarong/core/identity';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { createPasskey } from '../../platform/session/passkeys.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import { SessionTable } from '../../ui/people/SessionTable.tsx';
import { SignInTable } from '../../ui/people/SignInTable.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { RecoveryCodes } from '../sign-in/RecoveryCodes.tsx';
import { presentSignIn } from '../staff/staff-labels.ts';
import type { Route } from './+types/account.route';
import { ChangePassword } from './ChangePassword.tsx';
import { ReplaceTotp } from './ReplaceTotp.tsx';

export const meta = () => [{ title: '我的账号 · 花容管理后台' }];
export const clientLoader = () => load(api.staff.account({}));

type Open = 'password' | 'totp' | 'passkey' | null;

/** The own account: factors, recovery codes, sessions. */
export default function AccountPage({ loaderData: account }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[]>();
  const done = (text: string) => {
    setOpen(null);
    showToast(text);
    void revalidate();
  };
  const report = (reply: { ok: boolean; refusal?: { message: string } }, text: string) =>
    reply.ok ? done(text) : showToast(reply.refusal?.message ?? '没有成功');

  async function addPasskey(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    const options = await api.staff.startPasskey({ purpose: 'register' });
    if (!options.ok) return showToast(options.refusal.message);
    const response = await createPasskey(options.value);
    if (!response) return showToast('没有添加通行密钥');
    report(await api.staff.addPasskey({ name, response }), '已添加通行密钥');
  }

  return (
    <div className="main-narrow">
      <div className="phead">
        <h1>我的账号</h1>
        <span className="phead-n">
          {account.name}　{account.login}　{account.roles.map(({ name }) => name).join('、')}
        </span>
      </div>
      <section className="panel" aria-labelledby="factors">
        <div className="panel-h">
          <h2 id="factors">登录方式</h2>
        </div>
        <dl className="kv">
          <dt>密码</dt>
          <dd>
            已设置{' '}
            <button type="button" className="lnk" onClick={() => setOpen('password')}>
              修改
            </button>
          </dd>
          <dt>身份验证器</dt>
          <dd>
            {account.hasTotp ? '已启用' : '未启用'}{' '}
            <button type="button" className="lnk" onClick={() => setOpen('totp')}>
              {account.hasTotp ? '换一个' : '启用'}
            </button>
          </dd>
          <dt>通行密钥</dt>
          <dd>
            {account.passkeys.map(({ credentialId, name, lastUsedAt }) => (
              <p key={credentialId}>
                {name} <span className="muted">上次使用 {formatTime(lastUsedAt)}</span>{' '}
                <button
                  type="button"
                  className="lnk"
                  onClick={async () =>
                    report(await api.staff.removePasskey({ credentialId }), '已移除通行密钥')
                  }
                >
                  移除
                </button>
              </p>
            ))}
            <button type="button" className="lnk" onClick={() => setOpen('passkey')}>
              添加
            </button>
          </dd>
          <dt>恢复码</dt>
          <dd>
            剩 {account.recoveryCodesLeft} 个{' '}
            <button
              type="button"
              className="lnk"
              onClick={async () => {
                const reply = await api.staff.renewRecoveryCodes({});
                if (reply.ok) setCodes(reply.value.recoveryCodes);
                else showToast(reply.refusal.message);
              }}
            >
              重新生成
            </button>
          </dd>
        </dl>
      </section>
      <section className="panel mt-6" aria-labelledby="sessions">
        <div className="panel-h">
          <h2 id="sessions">登录中的设备</h2>
          <div className="right">
            <button
              type="button"
              className="lnk"
              onClick={async () => report(await api.staff.endOtherSessions({}), '其他会话已结束')}
            >
              结束其他会话
            </button>
          </div>
        </div>
        <SessionTable
          rows={account.sessions.map(({ id, agent, isCurrent, ...session }) => ({
            ...session,
            id,
            device: deviceName(agent),
            action: isCurrent ? (
              <span className="muted">当前</span>
            ) : (
              <button
                type="button"
                className="lnk"
                onClick={async () => report(await api.staff.endSession({ sessionId: id }), '会话已结束')}
              >
                结束
              </button>
            ),
          }))}
        />
      </section>
      <section className="panel mt-6" aria-labelledby="sign-ins">
        <div className="panel-h">
          <h2 id="sign-ins">近期登录</h2>
        </div>
        <SignInTable rows={account.signIns.map(presentSignIn)} />
      </section>
      {open === 'password' && (
        <ChangePassword onClose={() => setOpen(null)} onDone={() => done('密码已修改')} />
      )}
      {open === 'totp' && (
        <ReplaceTotp onClose={() => setOpen(null)} onDone={() => done('身份验证器已更换')} />
      )}
      {open === 'passkey' && (
        <Dialog title="添加通行密钥" size="sm" onClose={() => setOpen(null)}>
          <form className="stack stack-4" onSubmit={addPasskey}>
            <TextField label="名称" name="name" placeholder="例如：办公室电脑" maxLength={30} required />
            <div className="acts">
              <button type="submit" className="btn btn-ink">
                继续
              </button>
            </div>
          </form>
        </Dialog>
      )}
      {codes && (
        <Dialog
          title="新的恢复码"
          onClose={() => {
            setCodes(undefined);
            void revalidate();
          }}
        >
          <RecoveryCodes codes={codes} />
        </Dialog>
      )}
    </div>
  );
}
