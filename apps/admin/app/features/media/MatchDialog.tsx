import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import type { Match } from './types.ts';

interface MatchDialogProps {
  matches: readonly Match[];
  onClose: () => void;
  onDone: (text: string) => void;
}

/** What file names mean, to be confirmed: nothing is attached before. */
export function MatchDialog({ matches, onClose, onDone }: MatchDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const chosen = matches.filter(({ mediaId }) => !left.has(mediaId));
  async function attach() {
    setIsBusy(true);
    const reply = await api.media.attach({
      items: chosen.map(({ mediaId, productId, skuId }) => ({ mediaId, productId, skuId })),
    });
    setIsBusy(false);
    if (reply.ok) onDone(`已放进 ${reply.value.productCount} 个商品，可在改动单 ${reply.value.setId} 撤销`);
    else setError(reply.refusal.message);
  }
  return (
    <Dialog
      title={`按名字找到 ${matches.length} 张图片的商品`}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={isBusy || chosen.length === 0}
            onClick={attach}
          >
            放进商品（{chosen.length} 张）
          </button>
          <button type="button" className="btn" onClick={onClose}>
            先不放
          </button>
        </>
      }
    >
      <p className="hint mb-2">
        排在商品已有图片之后；没有上传过图片的商品，从此只显示这里放进去的，顺序如下。
      </p>
      {error && (
        <p className="err mb-2" role="alert">
          {error}
        </p>
      )}
      <div className="tw media-matches">
        <table className="tbl">
          <caption className="vh">图片与商品</caption>
          <thead>
            <tr>
              <th className="ck-c">
                <span className="vh">放进商品</span>
              </th>
              <th>图片</th>
              <th>商品</th>
              <th>规格</th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <tr key={match.mediaId}>
                <td className="ck-c">
                  <input
                    type="checkbox"
                    className="ck"
                    aria-label={`把 ${match.name} 放进 ${match.code}`}
                    checked={!left.has(match.mediaId)}
                    onChange={() => setLeft(left.symmetricDifference(new Set([match.mediaId])))}
                  />
                </td>
                <td>
                  <div className="prod">
                    <ShopImage path={match.path} />
                    <span className="ell">{match.name}</span>
                  </div>
                </td>
                <td>
                  <div className="c2">
                    <span className="ell">{match.productName}</span>
                    <small className="code">{match.code}</small>
                  </div>
                </td>
                <td>{match.skuId === null ? '所有规格' : match.skuName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
