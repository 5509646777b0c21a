import { api } from '../../platform/api/index.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { ContentItem } from './types.ts';

interface DecideDialogProps {
  item: ContentItem;
  isShown: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Hides a text or shows it again; its author reads why. */
export const DecideDialog = ({ item, isShown, onClose, onDone }: DecideDialogProps) => (
  <ReasonDialog
    title={isShown ? '恢复显示' : '隐藏这条内容'}
    reasons={
      isShown
        ? ['复核后符合规则', '作者申诉成立']
        : ['含广告或站外联系方式', '含他人隐私', '辱骂他人', '医疗用语或绝对化用语', '与商品无关']
    }
    action={isShown ? '恢复并告知作者' : '隐藏并告知作者'}
    isDanger={!isShown}
    readBy="作者可见"
    onClose={onClose}
    onConfirm={async (reason) => {
      const reply = await api.community.decide({ kind: item.kind, id: item.id, isShown, reason });
      if (!reply.ok) return reply.refusal.message;
      showToast(isShown ? '已恢复显示' : '已隐藏，作者会收到原因');
      onDone();
      return null;
    }}
  >
    <p>{isShown ? '所有人都能看到。' : '除作者外无人能看到；未处理的举报记为已隐藏。'}</p>
  </ReasonDialog>
);
