import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan, useSession } from '../../platform/session/use-session.ts';
import { FieldConflicts } from '../../ui/assortment/FieldConflicts.tsx';
import { useEditedFields } from '../../ui/assortment/use-edited-fields.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/brand.route';
import { BrandForm } from './BrandForm.tsx';
import {
  type BrandDetail,
  type BrandFields,
  fieldsOf,
  labelOf,
  NEW_BRAND,
  suggestKey,
  suggestLetter,
} from './brand-fields.ts';
import { useSaveBrand } from './use-save-brand.ts';

export const meta = () => [{ title: '品牌 · 花容管理后台' }];
/** Null: a new brand. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs): Promise<BrandDetail | null> =>
  params.brandId === 'new' ? Promise.resolve(null) : load(api.brands.detail({ brandId: params.brandId }));

export default function BrandPage({ loaderData: brand }: Route.ComponentProps) {
  return <Editor key={brand?.brandId ?? 'new'} brand={brand} />;
}

function Editor({ brand }: { brand: BrandDetail | null }) {
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const edit = useEditedFields<BrandFields>(brand ? fieldsOf(brand) : NEW_BRAND);
  const { values } = edit;
  const saving = useSaveBrand(brand?.brandId ?? null, (brandId) => {
    showToast('已保存');
    if (!brand) return void navigate(`/brands/${brandId}`);
    edit.reset(values);
    void revalidate();
  });
  const mayWrite = can('brand:write');

  function change<Name extends keyof BrandFields>(name: Name, value: BrandFields[Name]) {
    edit.set(name, value);
    if (brand || name !== 'nameEn') return;
    // A new brand gets a letter and a key from its name until somebody writes others.
    if (values.letter === suggestLetter(values.nameEn)) edit.set('letter', suggestLetter(String(value)));
    if (values.key === suggestKey(values.nameEn)) edit.set('key', suggestKey(String(value)));
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void saving.save(brand ? edit.fields : values, edit.base);
  }
  return (
    <>
      <div className="phead">
        <h1>{brand ? brand.nameCn : '新建品牌'}</h1>
        {brand && (
          <span className={brand.isLive ? 'st st-ok' : 'st st-end'}>{brand.isLive ? '显示' : '隐藏'}</span>
        )}
        <div className="acts">
          <Link className="btn" to="/brands">
            全部品牌
          </Link>
        </div>
      </div>
      <form className="cols" onSubmit={submit}>
        <section className="panel" aria-label="资料">
          <BrandForm key={edit.version} values={values} onChange={change} isReadOnly={!mayWrite} />
          {saving.error && (
            <p className="err mt-2" role="alert">
              {saving.error}
            </p>
          )}
          {mayWrite && (
            <div className="acts mt-3">
              <button
                type="submit"
                className={`btn btn-ink${saving.isBusy ? ' is-loading' : ''}`}
                disabled={saving.isBusy || (brand !== null && !edit.isChanged)}
              >
                保存
              </button>
              {brand && edit.isChanged && <span className="muted">有改动还没有保存</span>}
            </div>
          )}
        </section>
        <aside className="stack stack-4">
          <div className="brand-card">
            <span className="roman">{values.nameEn || 'BRAND'}</span>
            <b className="song">{values.nameCn || '品牌名'}</b>
            <span>{values.slogan}</span>
          </div>
          {brand && <Facts brand={brand} mayWrite={mayWrite} />}
          {brand && <AuditTab kind="brand" id={brand.brandId} />}
        </aside>
      </form>
      {saving.conflicts && (
        <FieldConflicts
          conflicts={saving.conflicts}
          labelOf={labelOf}
          onClose={saving.closeConflicts}
          onResolve={(choices) => {
            const next = edit.resolve(saving.conflicts ?? [], choices);
            saving.closeConflicts();
            if (Object.keys(next.fields).length > 0) void saving.save(next.fields, next.base);
            else void revalidate();
          }}
        />
      )}
    </>
  );
}

function Facts({ brand, mayWrite }: { brand: BrandDetail; mayWrite: boolean }) {
  const { shopUrl } = useSession();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  async function remove() {
    const reply = await api.brands.remove({ brandId: brand.brandId });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已删除 ${brand.nameCn}`);
    void navigate('/brands');
  }
  return (
    <section className="panel" aria-labelledby="facts">
      <div className="panel-h">
        <h2 id="facts">概况</h2>
        {brand.isLive && (
          <div className="right">
            <a className="lnk" href={`${shopUrl}${brand.path}`} target="_blank" rel="noreferrer">
              看品牌页
            </a>
          </div>
        )}
      </div>
      <dl className="kv">
        <dt>编号</dt>
        <dd className="code">{brand.brandId}</dd>
        <dt>商品</dt>
        <dd>{brand.productCount} 件</dd>
      </dl>
      {mayWrite && (
        <div className="mt-3">
          <button
            type="button"
            className="btn btn-sm"
            disabled={brand.productCount > 0}
            onClick={() => void remove()}
          >
            <Icon name="trash" />
            删除品牌
          </button>
          {brand.productCount > 0 && <p className="hint mt-1">有商品的品牌不能删除，可以隐藏</p>}
        </div>
      )}
      {error && (
        <p className="err mt-2" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
