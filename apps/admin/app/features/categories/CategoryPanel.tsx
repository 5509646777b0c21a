import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan, useSession } from '../../platform/session/use-session.ts';
import { type FieldConflict, FieldConflicts } from '../../ui/assortment/FieldConflicts.tsx';
import { type SeenFields, useEditedFields } from '../../ui/assortment/use-edited-fields.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import { PIGMENTS } from '../../ui/shade/pigments.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Category, CategoryDetail, CategoryTree } from './category-tree.ts';
import { MergePanel } from './MergePanel.tsx';

type Fields = Required<Parameters<typeof api.categories.save>[0]['fields']>;

const LABELS: Record<string, string> = { name: '名称', nameEn: '英文名', pigment: '底色', isLive: '显示' };

interface CategoryPanelProps {
  category: CategoryDetail;
  tree: CategoryTree;
  categories: readonly Category[];
}

/** The chosen category: its names, what it is merged into, its products. */
export function CategoryPanel({ category, tree, categories }: CategoryPanelProps) {
  const can = useCan();
  const mayWrite = can('category:write') && category.redirectTo === null;
  return (
    <aside className="stack stack-4">
      <Names category={category} mayWrite={mayWrite} />
      {mayWrite && <MergePanel category={category} tree={tree} categories={categories} />}
      <Products category={category} mayWrite={mayWrite} />
      <AuditTab kind="category" id={category.categoryId} />
    </aside>
  );
}

function Names({ category, mayWrite }: { category: CategoryDetail; mayWrite: boolean }) {
  const { categoryId, name, nameEn, pigment, isLive } = category;
  const { shopUrl } = useSession();
  const { revalidate } = useRevalidator();
  const edit = useEditedFields<Fields>({ name, nameEn, pigment: pigment as Fields['pigment'], isLive });
  const [error, setError] = useState<string>();
  const [conflicts, setConflicts] = useState<FieldConflict[]>();
  async function save(fields: Partial<Fields>, base: SeenFields) {
    const reply = await api.categories.save({ categoryId, fields, base });
    setError(undefined);
    if (reply.ok) {
      edit.reset({ ...edit.values, ...fields });
      showToast('已保存');
      void revalidate();
    } else if (reply.refusal.code === 'fields-changed') setConflicts(reply.refusal.fields);
    else setError(reply.refusal.message);
  }
  return (
    <section className="panel" aria-labelledby="names">
      <div className="panel-h">
        <h2 id="names">{name}</h2>
        <span className="code muted">{categoryId}</span>
        {isLive && (
          <div className="right">
            <a className="lnk" href={`${shopUrl}/category/${categoryId}/`} target="_blank" rel="noreferrer">
              看列表页
            </a>
          </div>
        )}
      </div>
      {category.redirectTo !== null && (
        <p className="note">
          已并入 <Link to={`/categories/${category.redirectTo}`}>{category.redirectTo}</Link>
          ，旧地址自动转过去。
        </p>
      )}
      <form
        className="stack stack-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(edit.fields, edit.base);
        }}
      >
        <fieldset className="cat-fields fgrid" disabled={!mayWrite}>
          <legend className="vh">分类资料</legend>
          <TextField
            label="名称"
            value={edit.values.name}
            maxLength={40}
            required
            onChange={(event) => edit.set('name', event.target.value)}
          />
          <TextField
            label="英文名"
            value={edit.values.nameEn}
            maxLength={80}
            isOptional
            onChange={(event) => edit.set('nameEn', event.target.value)}
          />
          <SelectField
            label="底色"
            value={edit.values.pigment}
            options={PIGMENTS}
            onChange={(event) => edit.set('pigment', event.target.value as Fields['pigment'])}
          />
          <label className="opt-l wide">
            <input
              type="checkbox"
              className="ck"
              checked={edit.values.isLive}
              onChange={(event) => edit.set('isLive', event.target.checked)}
            />
            <span>
              在商店里显示
              <small className="muted cat-note">
                隐藏后菜单、列表、筛选和站点地图都没有它，下面的分类也一样
              </small>
            </span>
          </label>
        </fieldset>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        {mayWrite && (
          <div className="acts">
            <button type="submit" className="btn btn-ink" disabled={!edit.isChanged}>
              保存
            </button>
          </div>
        )}
      </form>
      {conflicts && (
        <FieldConflicts
          conflicts={conflicts}
          labelOf={(field) => LABELS[field] ?? '分类'}
          onClose={() => setConflicts(undefined)}
          onResolve={(choices) => {
            const next = edit.resolve(conflicts, choices);
            setConflicts(undefined);
            if (Object.keys(next.fields).length > 0) void save(next.fields, next.base);
            else void revalidate();
          }}
        />
      )}
    </section>
  );
}

function Products({ category, mayWrite }: { category: CategoryDetail; mayWrite: boolean }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const { products, productCount, mergedNames } = category;
  async function remove() {
    const reply = await api.categories.remove({ categoryId: category.categoryId });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已删除 ${category.name}`);
    void navigate('/categories');
  }
  return (
    <section className="panel" aria-labelledby="products">
      <div className="panel-h">
        <h2 id="products">商品</h2>
        <span className="muted">{productCount} 件直接在这里</span>
      </div>
      <div className="pics">
        {products.map(({ productId, imagePath }) =>
          imagePath === null ? null : <ShopImage key={productId} path={imagePath} />,
        )}
        {productCount > products.length && <span>+{productCount - products.length}</span>}
      </div>
      {mergedNames.length > 0 && (
        <p className="hint mt-2">
          并入这里的旧分类：{mergedNames.map(({ name, categoryId }) => `${name}（${categoryId}）`).join('、')}
        </p>
      )}
      {mayWrite && (
        <button
          type="button"
          className="btn btn-sm mt-3"
          disabled={productCount > 0}
          onClick={() => void remove()}
        >
          删除分类
        </button>
      )}
      {error && (
        <p className="err mt-2" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
