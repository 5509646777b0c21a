import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Overview } from './types.ts';

interface MaintenanceSwitchProps {
  maintenance: Overview['maintenance'];
  onChanged: () => void;
}

/** Closes the shop with a sentence for visitors, and opens it again. */
export function MaintenanceSwitch({ maintenance, onChanged }: MaintenanceSwitchProps) {
  const [asked, setAsked] = useState<'close' | 'open'>();
  const close = () => setAsked(undefined);
  const hasOwn = maintenance !== null && maintenance.sentence !== null;
  return (
    <>
      {hasOwn && (
        <button type="button" className="btn btn-ink" onClick={() => setAsked('open')}>
          重新开放商城
        </button>
      )}
      <button type="button" className="btn btn-danger" onClick={() => setAsked('close')}>
        {hasOwn ? '修改维护说明' : '开启维护页'}
      </button>
      {asked === 'close' && (
        <CloseDialog sentence={maintenance?.sentence ?? ''} onClose={close} onChanged={onChanged} />
      )}
      {asked === 'open' && (
        <ReasonDialog
          title="重新开放商城"
          reasons={['维护完成', '暂缓维护']}
          action="重新开放商城"
          onClose={close}
          onConfirm={async (reason) => {
            const reply = await api.system.openShop({ reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('商城已重新开放');
            onChanged();
            return null;
          }}
        >
          <p>所有页面一两秒内恢复，顾客可以下单和付款。</p>
        </ReasonDialog>
      )}
    </>
  );
}

interface CloseDialogProps {
  sentence: string;
  onClose: () => void;
  onChanged: () => void;
}

function CloseDialog({ sentence: before, onClose, onChanged }: CloseDialogProps) {
  const [sentence, setSentence] = useState(before);
  const [expectedEnd, setExpectedEnd] = useState('');
  return (
    <ReasonDialog
      title="开启维护页"
      reasons={['系统升级', '仓库盘点', '故障处理']}
      action="关闭商城"
      isDanger
      onClose={onClose}
      onConfirm={async (reason) => {
        if (sentence.trim().length < 2) return '请写一句给顾客看的话';
        if (expectedEnd === '') return '请填写预计恢复的时间';
        const reply = await api.system.closeShop({
          sentence,
          expectedEnd: `${expectedEnd}:00+08:00`,
          reason,
        });
        if (!reply.ok) return reply.refusal.message;
        showToast('商城已关闭，顾客看到维护页');
        onChanged();
        return null;
      }}
    >
      <p>
        所有页面一两秒内换成维护页，顾客不能登录、下单和付款。支付平台的到账通知照常接收，后台照常使用。到预计时间不会自动开放。
      </p>
      <TextAreaField
        label="给顾客看的话"
        rows={2}
        maxLength={200}
        required
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
      />
      <TextField
        label="预计恢复（北京时间）"
        type="datetime-local"
        required
        value={expectedEnd}
        onChange={(event) => setExpectedEnd(event.target.value)}
      />
    </ReasonDialog>
  );
}
