import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ProductOptions } from '../products/product-texts.ts';

const STATUSES = [
  { value: '', label: '全部状态' },
  { value: 'published', label: '已上架' },
  { value: 'draft', label: '草稿' },
  { value: 'withdrawn', label: '已下架' },
];

/** The products of a filter as a file that imports again unchanged. */
export function ExportForm({ options: { brands, categories } }: { options: ProductOptions }) {
  const [found, setFound] = useState<{ count: number; path: string }>();
  const [error, setError] = useState<string>();
  async function count(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const reply = await api.imports.countExport(Object.fromEntries(given));
    setError(reply.ok ? undefined : reply.refusal.message);
    setFound(reply.ok ? reply.value : undefined);
  }
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>导出</h2>
        <span className="muted">改好后原样导入</span>
      </header>
      <form className="panel-b stack" onSubmit={count} onChange={() => setFound(undefined)}>
        <TextField label="名称、品牌、编码或条码" name="q" maxLength={40} isOptional />
        <SelectField
          label="分类"
          name="categoryId"
          options={[
            { value: '', label: '全部分类' },
            ...categories.map(({ categoryId, path }) => ({ value: categoryId, label: path })),
          ]}
        />
        <SelectField
          label="品牌"
          name="brandId"
          options={[
            { value: '', label: '全部品牌' },
            ...brands.map(({ brandId, name, letter }) => ({ value: brandId, label: `${letter}　${name}` })),
          ]}
        />
        <SelectField label="状态" name="status" options={STATUSES} />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className="btn">
            看有多少
          </button>
          {found && found.count > 0 && (
            <a className="btn btn-ink" href={found.path} download>
              <Icon name="download" size={14} />
              下载 {found.count.toLocaleString('en-US')} 件商品
            </a>
          )}
          <span role="status">{found?.count === 0 && '没有这样的商品'}</span>
        </div>
      </form>
    </section>
  );
}
