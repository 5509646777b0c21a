import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { categoryOptions } from './category-options.ts';
import type { Category, CategoryDetail, CategoryTree } from './category-tree.ts';

type Preview = Output<AdminContracts['categories']['previewMerge']>;

interface MergePanelProps {
  category: CategoryDetail;
  tree: CategoryTree;
  categories: readonly Category[];
}

/** Merges the category into another one, after showing what happens. */
export function MergePanel({ category, tree, categories }: MergePanelProps) {
  const { categoryId, name } = category;
  const navigate = useNavigate();
  const [targetId, setTargetId] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [error, setError] = useState<string>();
  const [isConfirming, setIsConfirming] = useState(false);
  const target = tree.find(targetId);
  const options = categoryOptions(tree, categories, (each) => each.categoryId !== categoryId);

  async function look() {
    const reply = await api.categories.previewMerge({ categoryId, targetId });
    setPreview(reply.ok ? reply.value : undefined);
    setError(reply.ok ? undefined : reply.refusal.message);
  }
  async function merge(reason: string): Promise<string | null> {
    const reply = await api.categories.merge({ categoryId, targetId, reason });
    if (!reply.ok) return reply.refusal.message;
    showToast(`已把 ${name} 并入 ${target?.name ?? ''}`);
    void navigate(`/categories/${targetId}`);
    return null;
  }
  return (
    <section className="panel" aria-labelledby="merge">
      <div className="panel-h">
        <h2 id="merge">并到别的分类</h2>
      </div>
      <div className="cat-merge">
        <SelectField
          label="并到"
          value={targetId}
          options={[{ value: '', label: '请选择' }, ...options]}
          onChange={(event) => {
            setTargetId(event.target.value);
            setPreview(undefined);
            setError(undefined);
          }}
        />
        <button type="button" className="btn" disabled={targetId === ''} onClick={() => void look()}>
          看会怎样
        </button>
      </div>
      {error && (
        <p className="err mt-2" role="alert">
          {error}
        </p>
      )}
      {preview && (
        <div role="status">
          <ul className="cat-checks">
            <Check
              text={`${preview.productCount} 件商品移到「${target?.name ?? ''}」，共 ${preview.targetCount} 件`}
            />
            <Check text={`旧地址 ${preview.oldPath} 自动转到 ${preview.newPath}`} />
            {preview.children.length > 0 && (
              <Check text={`下面的分类一起移过去：${preview.children.join('、')}`} />
            )}
            {preview.promotions.map((title) => (
              <Check
                key={title}
                isWarning
                text={`促销「${title}」按这个分类定范围，合并后不再包含这些商品`}
              />
            ))}
          </ul>
          <button type="button" className="btn btn-block mt-3" onClick={() => setIsConfirming(true)}>
            合并
          </button>
        </div>
      )}
      {isConfirming && (
        <ReasonDialog
          title={`把「${name}」并入「${target?.name ?? ''}」`}
          reasons={['两类相近', '商品太少', '调整分类']}
          action="合并"
          onClose={() => setIsConfirming(false)}
          onConfirm={merge}
        >
          <p>合并是一张改动单，之后没有人改过这些商品和分类时可以整单撤销。</p>
        </ReasonDialog>
      )}
    </section>
  );
}

const Check = ({ text, isWarning = false }: { text: string; isWarning?: boolean }) => (
  <li className={isWarning ? 'is-warn' : undefined}>
    <Icon name={isWarning ? 'warning' : 'check'} size={14} />
    <span>{text}</span>
  </li>
);
