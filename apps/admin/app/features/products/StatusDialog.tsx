import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { momentOf, savedText } from './product-texts.ts';

interface StatusDialogProps {
  productIds: readonly string[];
  status: 'published' | 'withdrawn';
  onClose: () => void;
  onDone: (text: string) => void;
}
type Impact = Output<AdminContracts['products']['impact']>['parts'];

const REASONS = {
  published: ['新品上架', '恢复销售', '资料补齐'],
  withdrawn: ['换季汰换', '缺货', '资料有误', '品牌要求'],
} as const;

/** Puts products on sale or takes them off, after it was shown what that breaks. */
export function StatusDialog({ productIds, status, onClose, onDone }: StatusDialogProps) {
  const verb = status === 'published' ? '上架' : '下架';
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isLater, setIsLater] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const applyAt = isLater ? momentOf(String(form.get('at'))) : null;
    if (isLater && applyAt === null) return setError('请选择时间');
    setIsBusy(true);
    const reply = await api.products.setStatus({
      productIds: [...productIds],
      status,
      applyAt,
      reason: String(form.get('reason')),
    });
    setIsBusy(false);
    if (reply.ok) onDone(savedText(reply.value));
    else setError(reply.refusal.message);
  }
  return (
    <Dialog title={`${verb} ${productIds.length} 件商品`} onClose={onClose} size="lg">
      <form className="stack stack-4" onSubmit={submit}>
        {status === 'withdrawn' && <ImpactTable productIds={productIds} />}
        <div className="fgrid">
          <SelectField
            label="原因"
            name="reason"
            options={REASONS[status].map((reason) => ({ value: reason, label: reason }))}
          />
          <SelectField
            label="时间"
            value={isLater ? 'later' : 'now'}
            options={[
              { value: 'now', label: '现在' },
              { value: 'later', label: '定时' },
            ]}
            onChange={(event) => setIsLater(event.target.value === 'later')}
          />
          {isLater && <TextField label={`${verb}时间`} type="datetime-local" name="at" required />}
        </div>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            {verb} {productIds.length} 件
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <span className="hint right">没有人再改过之前，可以从改动单撤销</span>
        </div>
      </form>
    </Dialog>
  );
}

function ImpactTable({ productIds }: { productIds: readonly string[] }) {
  const [parts, setParts] = useState<Impact | null>(null);
  const [error, setError] = useState<string>();
  const ids = productIds.join(',');
  useEffect(() => {
    let isCurrent = true;
    void api.products.impact({ productIds: ids }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setParts(reply.value.parts);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  if (error)
    return (
      <p className="err" role="alert">
        {error}
      </p>
    );
  if (!parts) return <Loading />;
  const affected = parts.filter(({ count }) => count > 0).length;
  return (
    <>
      <p className={affected > 0 ? 'note note-warn' : 'note'} role="status">
        <Icon name={affected > 0 ? 'warning' : 'check'} />
        <span>
          {affected > 0 ? `有 ${affected} 处会受影响，请先看清。` : '没有地方受影响。'}
          下架后旧链接仍能打开，页面写明「已下架」。
        </span>
      </p>
      <table className="tbl tbl-flat tbl-in">
        <thead>
          <tr>
            <th>受影响的地方</th>
            <th className="num">数量</th>
            <th>会怎样</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ kind, id, label, count, effect }) => (
            <tr key={`${kind} ${id}`}>
              <td>
                {PLACES[kind]}
                {id === null ? label : `「${label}」`}
              </td>
              <td className="num">{count}</td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const PLACES: Record<Impact[number]['kind'], string> = {
  cart: '',
  order: '',
  favourite: '',
  promotion: '活动',
  coupon: '优惠券',
  presale: '预售',
  bundle: '搭配',
  campaign: '专题',
};
