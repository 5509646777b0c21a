import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatTime } from '../../../ui/format.ts';
import { Loading } from '../../../ui/Loading.tsx';
import type { Edits } from './use-product-form.ts';

interface PreviewDrawerProps {
  productId: string;
  edits: Edits;
  base: Edits;
  onClose: () => void;
}

/** The page of the product as the shop draws it, with what is typed here: the draft is stored first. */
export function PreviewDrawer({ productId, edits, base, onClose }: PreviewDrawerProps) {
  const { shopUrl } = useSession();
  const [link, setLink] = useState<{ path: string; until: string } | null>(null);
  const [error, setError] = useState<string>();
  // What is typed cannot change while the drawer is open.
  const [typed] = useState({ edits, base });
  useEffect(() => {
    let isCurrent = true;
    async function open() {
      const isEdited = Object.keys(typed.edits).length > 0;
      const stored = isEdited
        ? await api.products.saveDraft({ productId, values: typed.edits, base: typed.base })
        : null;
      if (stored && !stored.ok) return isCurrent && setError(stored.refusal.message);
      const reply = await api.products.preview({ productId });
      if (!isCurrent) return;
      if (reply.ok) setLink(reply.value);
      else setError(reply.refusal.message);
    }
    void open();
    return () => {
      isCurrent = false;
    };
  }, [productId, typed]);
  return (
    <Dialog title="商品页预览" kind="drawer" size="lg" onClose={onClose}>
      <div className="row preview-bar">
        {Object.keys(typed.edits).length > 0 && <span className="tag tag-warn">含没有保存的改动</span>}
        {link && <span className="hint right">只读，{formatTime(link.until)} 前有效</span>}
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {!link && !error && <Loading label="正在绘制" />}
      {link && (
        <div className="preview-frame">
          <iframe title="商城里的商品页" src={`${shopUrl}${link.path}`} />
        </div>
      )}
    </Dialog>
  );
}
