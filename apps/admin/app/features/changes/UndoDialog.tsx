import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { type ChangeDetail, countsText } from './change-texts.ts';

interface UndoDialogProps {
  set: ChangeDetail;
  onClose: () => void;
  onDone: (text: string) => void;
}

const REASONS = ['填错了', '活动取消', '文件有误'];
const NAMED = 5;

/** Takes a set back; what somebody has worked on since can be left as it is. */
export function UndoDialog({ set, onClose, onDone }: UndoDialogProps) {
  const [touched, setTouched] = useState<{ count: number; names: string[] }>();
  async function undo(reason: string): Promise<string | null> {
    const reply = await api.changes.undo({
      setId: set.setId,
      reason,
      isLeavingTouched: touched !== undefined,
    });
    if (reply.ok) {
      const { left } = reply.value;
      onDone(left.length > 0 ? `已撤销，${left.length} 处之后有人改过，没有动` : '已撤销');
      return null;
    }
    if (reply.refusal.code === 'change-touched')
      setTouched({ count: reply.refusal.count, names: reply.refusal.names });
    return reply.refusal.message;
  }
  return (
    <ReasonDialog
      key={touched ? 'rest' : 'all'}
      title={`撤销「${set.title}」`}
      reasons={REASONS}
      action={touched ? '只撤销其余' : '撤销整单'}
      isDanger
      onClose={onClose}
      onConfirm={undo}
    >
      {touched ? (
        <p className="note note-warn" role="alert">
          不能整单撤销：之后有人改过 {touched.count} 处（{touched.names.slice(0, NAMED).join('、')}
          {touched.count > NAMED && ' 等'}）。可以只撤销其余的行，这些保持现在的样子。
        </p>
      ) : (
        <p>{countsText(set.counts)} 恢复成改动之前的样子。新建的会删除。</p>
      )}
    </ReasonDialog>
  );
}
