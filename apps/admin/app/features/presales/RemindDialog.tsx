import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { ReminderPreview } from './presale-labels.ts';

interface RemindDialogProps {
  presaleId: string;
  onClose: () => void;
}

/** Shows how many would be reminded and of what, then sends it. */
export function RemindDialog({ presaleId, onClose }: RemindDialogProps) {
  const [preview, setPreview] = useState<ReminderPreview | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void api.presaleChanges.previewReminder({ presaleId }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setPreview(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [presaleId]);
  async function send() {
    setIsBusy(true);
    const reply = await api.presaleChanges.remind({ presaleId });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(reply.value.isLater ? '人数较多，正在逐个提醒' : `已提醒 ${reply.value.people} 人`);
    onClose();
  }
  return (
    <Dialog title="给没付的人发提醒" onClose={onClose}>
      <div className="stack stack-4">
        {!preview && !error && <p role="status">正在计算</p>}
        {preview && (
          <section className="ps-effects" aria-labelledby="ps-reminder">
            <h3 id="ps-reminder">会怎样</h3>
            <dl>
              <div>
                <dt>现在可付、还没付尾款</dt>
                <dd>{preview.members} 位会员</dd>
              </div>
              <div>
                <dt>今天已提醒过</dt>
                <dd>{preview.reminded} 人，每人每天最多一次</dd>
              </div>
              <div>
                <dt>游客的订单</dt>
                <dd>{preview.guests} 单，没有站内信，不发</dd>
              </div>
            </dl>
            <figure className="ps-message">
              <figcaption className="muted">
                {preview.people === 0 ? '现在没有要提醒的人' : `${preview.people} 人会收到这条站内信`}
              </figcaption>
              <b>{preview.message.title}</b>
              <p>{preview.message.text}</p>
            </figure>
          </section>
        )}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          {preview && preview.people > 0 && (
            <button
              type="button"
              className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
              disabled={isBusy}
              onClick={() => void send()}
            >
              提醒 {preview.people} 人
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </div>
    </Dialog>
  );
}
