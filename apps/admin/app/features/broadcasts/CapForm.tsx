import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { TextField } from '../../ui/Field.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';

/** How many broadcasts a member gets in a week. */
export function CapForm({ weeklyCap }: { weeklyCap: number }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [cap, setCap] = useState('');
  return (
    <section className="panel mt-4">
      <header className="panel-h">
        <h2>每位会员的上限</h2>
        {can('message:send') && (
          <span className="right">
            <button
              type="button"
              className="lnk"
              onClick={() => {
                setCap(String(weeklyCap));
                setIsOpen(true);
              }}
            >
              改上限
            </button>
          </span>
        )}
      </header>
      <p className="panel-b">
        7 天内至多收到 {weeklyCap} 次群发，站内消息、短信与邮件一起算；同一次群发的几个渠道算一次。
      </p>
      {isOpen && (
        <ReasonDialog
          title="改每位会员的上限"
          reasons={['会员投诉', '活动期间', '已核对']}
          action="改上限"
          onClose={() => setIsOpen(false)}
          onConfirm={async (reason) => {
            const reply = await api.broadcasts.setCap({ weeklyCap: Number(cap), reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(`7 天内至多 ${reply.value.weeklyCap} 次`);
            void revalidate();
            return null;
          }}
        >
          <TextField
            label="7 天内至多几次"
            required
            inputMode="numeric"
            maxLength={2}
            hint="1 到 50"
            value={cap}
            onChange={({ target }) => setCap(target.value.trim())}
          />
        </ReasonDialog>
      )}
    </section>
  );
}
