import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { TextField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatBytes } from './format-bytes.ts';
import type { MediaDetail } from './types.ts';

interface MediaPanelProps {
  media: MediaDetail;
  onChanged: (text: string) => void;
  onReplace: () => void;
  onRemoved: () => void;
}

/** One image: what it is, what it shows in words, and where it is used. */
export function MediaPanel({ media, onChanged, onReplace, onRemoved }: MediaPanelProps) {
  const isEditor = useCan()('media:write');
  const [error, setError] = useState<string>();
  const productUses = media.useCount - media.pages.length;
  async function describe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const alt = String(new FormData(event.currentTarget).get('alt')).trim();
    const reply = await api.media.describe({ mediaId: media.mediaId, alt });
    setError(reply.ok ? undefined : reply.refusal.message);
    if (reply.ok) onChanged('替代文字已保存');
  }
  async function remove() {
    const reply = await api.media.remove({ mediaId: media.mediaId });
    if (reply.ok) onRemoved();
    else setError(reply.refusal.message);
  }
  return (
    <aside className="sticky media-aside" aria-label="选中的图片">
      <section className="panel">
        <header className="panel-h">
          <h2 className="ell">{media.name}</h2>
        </header>
        <div className="panel-b">
          <img
            className="media-large"
            src={media.path.replace('-400.', '-800.')}
            alt={media.alt || media.name}
          />
          <dl className="kv mt-3">
            <dt>尺寸</dt>
            <dd>
              {media.width} × {media.height}，{formatBytes(media.bytes)}
            </dd>
            <dt>上传</dt>
            <dd>
              {media.uploadedBy ?? '命令行'}，{formatTime(media.uploadedAt)}
            </dd>
          </dl>
          <form className="mt-3" onSubmit={describe} key={media.mediaId}>
            <TextField
              label="替代文字"
              name="alt"
              maxLength={120}
              defaultValue={media.alt}
              readOnly={!isEditor}
              hint="读屏与搜索用；不写就读商品的名字"
              error={error}
            />
            {isEditor && (
              <button type="submit" className="btn btn-sm mt-2">
                保存替代文字
              </button>
            )}
          </form>
        </div>
      </section>
      <section className="panel">
        <header className="panel-h">
          <h2>用在哪里</h2>
          <span className="muted">{media.useCount} 处</span>
        </header>
        <div className="panel-b">
          <ul className="media-uses">
            {media.uses.map(({ productId, code, productName, skuId, skuName, position }) => (
              <li key={`${productId} ${skuId} ${position}`}>
                <Icon name="tag" size={14} />
                <span>
                  <Link to={`/media?product=${productId}`}>{productName}</Link>
                  <small>
                    {code}　{skuId === null ? '所有规格' : skuName}
                  </small>
                </span>
              </li>
            ))}
            {media.pages.map(({ title, detail, path }) => (
              <li key={path}>
                <Icon name="list" size={14} />
                <span>
                  <Link to={path}>{title}</Link>
                  <small>{detail}</small>
                </span>
              </li>
            ))}
          </ul>
          <p className="hint mt-2">{describeUses(media)}</p>
        </div>
        {isEditor && (
          <footer className="media-acts">
            {productUses > 0 && (
              <button type="button" className="btn btn-block" onClick={onReplace}>
                <Icon name="swap" size={14} />在 {productUses} 处商品图里一起替换
              </button>
            )}
            {media.useCount === 0 && (
              <button type="button" className="btn btn-block btn-danger" onClick={remove}>
                <Icon name="trash" size={14} />
                删除这张图片
              </button>
            )}
          </footer>
        )}
      </section>
    </aside>
  );
}

function describeUses({ useCount, uses, pages }: MediaDetail): string {
  if (useCount === 0) return '没有地方用它，可以删除。';
  const listed = uses.length + pages.length;
  return [
    useCount > listed ? `只列出前 ${listed} 处。` : '',
    '有用处的图删不掉。',
    uses.length > 0 ? '商品的图可以一起替换。' : '',
    pages.length > 0 ? '页面和专题里的图请打开后换。' : '',
  ].join('');
}
