import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/bulk.route';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkSelection } from './BulkSelection.tsx';
import { type Drafts, editsOf, type Preview, selectionOf } from './bulk-edits.ts';
import { SaveBulkDialog } from './SaveBulkDialog.tsx';

export const meta = () => [{ title: '批量修改 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const selection = selectionOf(new URL(request.url).searchParams);
  const [{ categories }, brand, preview] = await Promise.all([
    load(api.categories.tree({})),
    selection.brandId === undefined ? null : findBrand(String(selection.brandId)),
    load(api.bulk.preview({ selection, edits: [] })),
  ]);
  return { selection, categories, brand, total: preview.total };
}

/** An address may name a brand that is gone. */
async function findBrand(brandId: string) {
  const reply = await api.brands.detail({ brandId });
  return reply.ok ? reply.value : null;
}

/** Fields of many products at once: which products, what changes, what it would do, then one change set. */
export default function BulkPage({ loaderData }: Route.ComponentProps) {
  const { selection, total, ...choices } = loaderData;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [preview, setPreview] = useState<Preview>();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const edits = editsOf(drafts);
  const key = `${search} ${JSON.stringify(edits)}`;
  // What was previewed is no longer what would be saved.
  useEffect(() => {
    if (key) setPreview(undefined);
  }, [key]);

  async function look() {
    const reply = await api.bulk.preview({ selection, edits });
    setError(reply.ok ? undefined : reply.refusal.message);
    setPreview(reply.ok ? reply.value : undefined);
  }
  return (
    <>
      <div className="phead">
        <h1>批量修改</h1>
        <span className="phead-n">只改选中的字段，其他内容、计划和促销都不动。价格请用价格与库存表</span>
      </div>
      <BulkSelection selection={selection} total={total} choices={choices} />
      <div className="cols-2">
        <section className="panel" aria-labelledby="fields">
          <div className="panel-h">
            <h2 id="fields">改什么</h2>
          </div>
          <BulkFields drafts={drafts} choices={choices} onChange={setDrafts} />
          {error && (
            <p className="err mt-2" role="alert">
              {error}
            </p>
          )}
          <div className="acts mt-3">
            <button
              type="button"
              className="btn"
              disabled={edits.length === 0 || total === 0}
              onClick={() => void look()}
            >
              看会怎样
            </button>
            <button
              type="button"
              className="btn btn-ink"
              disabled={!preview || preview.changed === 0}
              onClick={() => setIsSaving(true)}
            >
              {preview ? `保存 ${preview.changed} 件的改动` : '保存'}
            </button>
          </div>
        </section>
        <BulkPreview preview={preview} />
      </div>
      {isSaving && preview && (
        <SaveBulkDialog
          preview={preview}
          request={{ selection, edits }}
          onClose={() => setIsSaving(false)}
          onDone={(setId, text) => {
            showToast(text);
            void navigate(`/changes/${setId}`);
          }}
        />
      )}
    </>
  );
}
