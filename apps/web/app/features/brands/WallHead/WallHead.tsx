import type { BrandMark, WallBrand } from '@huarong/contract/catalogue';
import { Breadcrumbs, Icon, VisuallyHidden } from '@huarong/ui';
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { useNavigate } from 'react-router';
import { focusFirstBrand } from '../wall/brand-focus.ts';
import styles from './WallHead.module.css';

const CRUMBS = [{ label: '首页', href: '/' }, { label: '品牌馆' }];

interface WallHeadProps {
  total: number;
  /** How many brands are shown now. */
  shown: number;
  /** The brand that Enter opens. */
  bestMatch: WallBrand | undefined;
  mark: BrandMark | null;
  typed: string;
  onType: (typed: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The title and the brand search field. Without script it is an ordinary form. */
export function WallHead({ total, shown, bestMatch, mark, typed, onType, field }: WallHeadProps) {
  const id = useId();
  const navigate = useNavigate();
  const isSearching = typed.trim() !== '';

  function openBestMatch(event: FormEvent) {
    event.preventDefault();
    if (isSearching && bestMatch) navigate(bestMatch.link);
  }
  function onKeyDown(event: KeyboardEvent) {
    // The input method uses these keys while it is composing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onType('');
    if (event.key !== 'ArrowDown' || !bestMatch) return;
    event.preventDefault();
    focusFirstBrand();
  }

  return (
    <>
      <Breadcrumbs crumbs={CRUMBS} />
      <div className={styles.head}>
        <div>
          <h1>品牌馆</h1>
          <p>{total} 个品牌，全部由品牌方或授权代理商直接供货。支持用中文名、英文名或昵称查找。</p>
        </div>
        <search className={styles.search}>
          <form action="/brand/" className={styles.finder} onSubmit={openBestMatch}>
            <Icon name="search" />
            <label htmlFor={id}>
              <VisuallyHidden>搜索品牌</VisuallyHidden>
            </label>
            <input
              id={id}
              ref={field}
              name="q"
              value={typed}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={onKeyDown}
              placeholder="搜品牌，例如「小赤木」"
              aria-describedby={`${id}-keys`}
              maxLength={50}
              autoComplete="off"
              enterKeyHint="go"
            />
            {mark && <input type="hidden" name="mark" value={mark} />}
            <output htmlFor={id}>{isSearching ? `找到 ${shown} 个` : `共 ${shown} 个`}</output>
          </form>
          <p id={`${id}-keys`} className={styles.keys}>
            {isSearching &&
              bestMatch &&
              `Enter 打开 ${bestMatch.brandNameEN} ${bestMatch.brandNameCN} · ↓ 逐个选择 · Esc 清空`}
          </p>
        </search>
      </div>
    </>
  );
}
