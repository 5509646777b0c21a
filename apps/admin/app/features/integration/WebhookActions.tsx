import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SecretDialog } from '../../ui/SecretDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import type { WebhookRow } from './types.ts';
import { WebhookDialog } from './WebhookDialog.tsx';

/** What staff can do with one webhook. */
export function WebhookActions({ webhook, onChanged }: { webhook: WebhookRow; onChanged: () => void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | 'resend'>();
  const [secret, setSecret] = useState<string>();
  const { webhookId, state, parked } = webhook;
  const finish = (reply: { ok: true } | { ok: false; refusal: { message: string } }, done: string) => {
    showToast(reply.ok ? done : reply.refusal.message);
    setOpen(undefined);
    onChanged();
  };
  async function rotate() {
    const reply = await api.webhooks.rotate({ webhookId });
    if (reply.ok) setSecret(reply.value.secret);
    else showToast(reply.refusal.message);
    onChanged();
  }
  const next = state === 'active' ? 'paused' : 'active';
  return (
    <div className="acts">
      <button
        type="button"
        className="btn"
        onClick={async () => finish(await api.webhooks.ping({ webhookId }), '测试推送已发出')}
      >
        发送测试
      </button>
      <button
        type="button"
        className="btn"
        onClick={async () =>
          finish(
            await api.webhooks.move({ webhookId, state: next }),
            next === 'paused' ? '已暂停，新的推送先存着' : '已恢复',
          )
        }
      >
        {next === 'paused' ? '暂停' : '恢复'}
      </button>
      <button type="button" className="btn" onClick={() => void rotate()}>
        更换签名密钥
      </button>
      <button type="button" className="btn" onClick={() => setOpen('edit')}>
        修改
      </button>
      <button type="button" className="btn" onClick={() => setOpen('remove')}>
        删除
      </button>
      <button type="button" className="btn btn-ink" onClick={() => setOpen('resend')}>
        重新发送{parked > 0 && ` ${parked} 条`}
      </button>
      {open === 'edit' && (
        <WebhookDialog
          webhook={webhook}
          onClose={() => setOpen(undefined)}
          onSaved={() => finish({ ok: true }, '已保存')}
        />
      )}
      {open === 'resend' && (
        <ResendDialog
          webhook={webhook}
          onClose={() => setOpen(undefined)}
          onDone={(text) => finish({ ok: true }, text)}
        />
      )}
      {open === 'remove' && (
        <Dialog title="删除推送" size="sm" onClose={() => setOpen(undefined)}>
          <div className="stack stack-4">
            <p>
              删除「{webhook.name}」，等待中的 {webhook.waiting} 条不再发送，不能恢复。
            </p>
            <div className="acts">
              <button
                type="button"
                className="btn btn-danger-fill"
                onClick={async () => {
                  const reply = await api.webhooks.remove({ webhookId });
                  if (!reply.ok) return finish(reply, '');
                  showToast('推送已删除');
                  await navigate('/integration/webhooks');
                }}
              >
                删除推送
              </button>
              <button type="button" className="btn" onClick={() => setOpen(undefined)}>
                取消
              </button>
            </div>
          </div>
        </Dialog>
      )}
      {secret !== undefined && (
        <SecretDialog title="新的签名密钥" secret={secret} onClose={() => setSecret(undefined)}>
          只显示这一次。一天之内新旧密钥的签名都会带上，请对方在这之前换好。
        </SecretDialog>
      )}
    </div>
  );
}
