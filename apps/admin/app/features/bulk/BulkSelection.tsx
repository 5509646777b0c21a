import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { BrandChoice } from './BrandChoice.tsx';
import type { Choices } from './bulk-edits.ts';
import { type Selection, STATUSES } from './bulk-edits.ts';

interface BulkSelectionProps {
  selection: Selection;
  total: number;
  choices: Choices;
}

/** Which products: chosen ones, or those that a filter finds. */
export function BulkSelection({ selection, total, choices }: BulkSelectionProps) {
  const navigate = useNavigate();
  if (selection.productIds)
    return (
      <p className="note">
        选中 {total} 件商品。
        <Link className="lnk" to="/bulk">
          改用条件
        </Link>
      </p>
    );
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    void navigate(`?${new URLSearchParams(entries)}`);
  }
  return (
    <form className="fbar" onSubmit={submit} key={JSON.stringify(selection)}>
      <input
        className="inp bulk-words"
        type="search"
        name="q"
        maxLength={40}
        aria-label="名称、品牌或商品编码"
        placeholder="名称、品牌或商品编码"
        defaultValue={selection.q ?? ''}
      />
      <BrandChoice label="品牌" name="brandId" placeholder="全部品牌" chosen={choices.brand} />
      <select
        className="sel bulk-pick"
        name="categoryId"
        aria-label="分类"
        defaultValue={selection.categoryId ?? ''}
      >
        <option value="">全部分类</option>
        {choices.categories.map(({ categoryId, name }) => (
          <option key={categoryId} value={categoryId}>
            {name}　{categoryId}
          </option>
        ))}
      </select>
      <select className="sel bulk-pick" name="status" aria-label="状态" defaultValue={selection.status ?? ''}>
        <option value="">全部状态</option>
        {STATUSES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="btn">
        筛选
      </button>
      <b className="right" role="status">
        {total.toLocaleString('zh-CN')} 件商品
      </b>
    </form>
  );
}
