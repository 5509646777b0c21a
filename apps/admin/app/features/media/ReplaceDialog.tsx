import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { ChooseMediaDialog } from './ChooseMediaDialog.tsx';
import type { MediaDetail, MediaRow } from './types.ts';

interface ReplaceDialogProps {
  media: MediaDetail;
  onClose: () => void;
  onDone: (text: string) => void;
}

const REASONS = ['换新包装', '图片有误', '画质不好'];

/** First another image, then why: every product that shows the old one shows the other. */
export function ReplaceDialog({ media, onClose, onDone }: ReplaceDialogProps) {
  const [other, setOther] = useState<MediaRow>();
  if (!other)
    return (
      <ChooseMediaDialog
        title={`用哪张图片替换 ${media.name}`}
        without={new Set([media.path])}
        onClose={onClose}
        onChoose={setOther}
      />
    );
  return (
    <ReasonDialog
      title={`在 ${media.useCount} 处替换 ${media.name}`}
      reasons={REASONS}
      action={`换成 ${other.name}`}
      onClose={onClose}
      onConfirm={async (reason) => {
        const reply = await api.media.replace({ mediaId: media.mediaId, byId: other.mediaId, reason });
        if (!reply.ok) return reply.refusal.message;
        onDone(`已在 ${reply.value.productCount} 个商品里替换，可在改动单 ${reply.value.setId} 撤销`);
        return null;
      }}
    >
      <div className="media-swap">
        <img src={media.path} alt={`现在：${media.name}`} />
        <span aria-hidden="true">→</span>
        <img src={other.path} alt={`换成：${other.name}`} />
      </div>
    </ReasonDialog>
  );
}
