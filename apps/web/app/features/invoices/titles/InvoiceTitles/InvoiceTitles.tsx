import type { InvoiceTitle } from '@huarong/contract/invoices';
import { EmptyState, Notice, StatusTag, showConfirm, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../platform/api/index.ts';
import { Block } from '../../../account/index.ts';
import { TextButton } from '../../../identity/index.ts';
import { TitleForm } from '../TitleForm/TitleForm.tsx';
import styles from './InvoiceTitles.module.css';

interface InvoiceTitlesProps {
  titles: readonly InvoiceTitle[];
  limit: number;
}

/** The saved titles, and beside them the form to add or edit one. */
export function InvoiceTitles({ titles, limit }: InvoiceTitlesProps) {
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<InvoiceTitle | null>(null);
  // Part of the form's key: after a save the form starts empty.
  const [savedCount, setSavedCount] = useState(0);
  const isFull = titles.length >= limit;

  async function makeDefault({ titleId, kind, title, taxNumber }: InvoiceTitle) {
    const input = { titleId, kind, title, isDefault: true, ...(taxNumber && { taxNumber }) };
    const reply = await browserApi().invoices.editTitle(input);
    if (reply.ok) showToast('已设为默认抬头');
    await revalidate();
  }
  async function remove({ titleId, title }: InvoiceTitle) {
    if (!(await showConfirm(`删除抬头「${title}」吗？已开的发票不受影响。`, { confirmLabel: '删除' })))
      return;
    const reply = await browserApi().invoices.removeTitle({ titleId });
    if (reply.ok) showToast('已删除');
    setEditing(null);
    await revalidate();
  }
  async function onSaved() {
    setEditing(null);
    setSavedCount(savedCount + 1);
    await revalidate();
  }

  return (
    <Block title="发票抬头" note={`已存 ${titles.length} 个，最多 ${limit} 个`} id="titles">
      <div className={styles.titles}>
        {titles.length === 0 ? (
          <EmptyState icon="document" title="还没有抬头" level={3}>
            存一个，申请发票时直接选。
          </EmptyState>
        ) : (
          <TitleList titles={titles} onMakeDefault={makeDefault} onEdit={setEditing} onRemove={remove} />
        )}
        <section className={styles.panel} aria-label={editing ? '编辑抬头' : '新增抬头'}>
          <h3>{editing ? '编辑抬头' : '新增抬头'}</h3>
          {isFull && !editing ? (
            <Notice tone="warn">已存满 {limit} 个抬头，请先删除不用的。</Notice>
          ) : (
            <TitleForm
              key={editing?.titleId ?? `new-${savedCount}`}
              title={editing ?? undefined}
              onSaved={onSaved}
              onCancel={editing ? () => setEditing(null) : undefined}
            />
          )}
        </section>
      </div>
    </Block>
  );
}

interface TitleListProps {
  titles: readonly InvoiceTitle[];
  onMakeDefault: (title: InvoiceTitle) => unknown;
  onEdit: (title: InvoiceTitle) => void;
  onRemove: (title: InvoiceTitle) => unknown;
}

const TitleList = ({ titles, onMakeDefault, onEdit, onRemove }: TitleListProps) => (
  <ul className={styles.list}>
    {titles.map((title) => (
      <li key={title.titleId}>
        <StatusTag tone={title.kind === 'enterprise' ? 'info' : 'plain'}>
          {title.kind === 'enterprise' ? '企业' : '个人'}
        </StatusTag>
        <span>
          <b>{title.title}</b>
          <small>{titleNote(title)}</small>
          {title.warning && (
            <>
              {' '}
              <small data-warning>{title.warning}</small>
            </>
          )}
        </span>
        <span className={styles.actions}>
          {!title.isDefault && (
            <TextButton aria-label={`把 ${title.title} 设为默认`} onClick={() => onMakeDefault(title)}>
              设为默认
            </TextButton>
          )}
          <TextButton aria-label={`编辑 ${title.title}`} onClick={() => onEdit(title)}>
            编辑
          </TextButton>
          <TextButton aria-label={`删除 ${title.title}`} onClick={() => onRemove(title)}>
            删除
          </TextButton>
        </span>
      </li>
    ))}
  </ul>
);

const titleNote = ({ taxNumber, isDefault, verified }: InvoiceTitle) =>
  [taxNumber, isDefault && '默认', verified && '已认证，可开专用发票'].filter(Boolean).join('　');
