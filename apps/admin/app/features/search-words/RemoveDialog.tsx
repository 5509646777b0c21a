import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { EffectPanel } from './EffectPanel.tsx';
import { SaveFields, type SaveState } from './SaveFields.tsx';
import type { Effect, WordGroup } from './word-draft.ts';

interface RemoveDialogProps {
  group: WordGroup;
  onClose: () => void;
  onDone: () => void;
}

/** Removes a group, after what that does to the judged queries was shown. */
export function RemoveDialog({ group: { groupId, version, words }, onClose, onDone }: RemoveDialogProps) {
  const { revalidate } = useRevalidator();
  const [effect, setEffect] = useState<Effect | null>(null);
  const [save, setSave] = useState<SaveState>({ reason: '', isConfirmed: false });
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    void api.searchWords.preview({ change: { do: 'remove', groupId } }).then((reply) => {
      if (!isOpen) return;
      if (reply.ok) setEffect(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isOpen = false;
    };
  }, [groupId]);
  async function remove() {
    if (!effect) return;
    if (save.reason.trim().length < 2) return setError('请写明原因，至少 2 个字');
    const reply = await api.searchWords.remove({
      groupId,
      version,
      token: effect.token,
      confirmed: save.isConfirmed,
      reason: save.reason.trim(),
    });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已删除，几秒后在商城生效');
    onDone();
    await revalidate();
  }
  return (
    <Dialog title={`删除「${words.slice(0, 3).join('、')}」`} onClose={onClose}>
      <div className="stack stack-4">
        {effect ? <EffectPanel effect={effect} /> : <p className="hint">正在试算</p>}
        <SaveFields
          state={save}
          onChange={setSave}
          needsConfirmation={effect?.needsConfirmation ?? false}
          error={error}
        />
        <div className="acts">
          <button
            type="button"
            className="btn btn-danger-fill"
            disabled={!effect || (effect.needsConfirmation && !save.isConfirmed)}
            onClick={() => void remove()}
          >
            删除
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </div>
    </Dialog>
  );
}
