import { adminRoutes } from '@huarong/contract/admin/routes';
import {
  canAccept,
  canResell,
  FINDING_TEXTS,
  FINDINGS,
  ReturnKind,
  usualDecision,
} from '@huarong/core/returns';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { uploadFile } from '../../platform/api/upload.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { ReturnDetail } from './types.ts';

type Unit = Omit<ReturnDetail['inspection'][number], 'inspectedBy' | 'inspectedAt'>;
type Preview = Extract<Awaited<ReturnType<typeof api.returns.previewInspection>>, { ok: true }>['value'];

const OUTCOMES = {
  refund: '退款',
  replacement: '寄出换新',
  'refund-instead': '缺货，改为退款',
  failed: '验货不通过，不退款',
} as const;
const MAX_BYTES = 5 * 1024 * 1024;

/** Unit by unit: what was found, what is decided, and what saving it will do. */
export function InspectionForm({ detail, onDone }: { detail: ReturnDetail; onDone: () => void }) {
  const [units, setUnits] = useState<readonly Unit[]>(() =>
    detail.lines.flatMap(({ lineId, units: numbers }) =>
      numbers.map((unit) => ({
        lineId,
        unit,
        finding: 'intact' as const,
        ...usualDecision('intact', detail.rule),
        note: '',
      })),
    ),
  );
  const [images, setImages] = useState(detail.inspectionImages);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [waybillNo, setWaybillNo] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { returnId } = detail;
  const decisions = JSON.stringify(
    units.map(({ finding, isAccepted, isSellable }) => [finding, isAccepted, isSellable]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes change nothing of the consequences
  useEffect(() => {
    let isCurrent = true;
    void api.returns.previewInspection({ returnId, units: [...units] }).then((reply) => {
      if (isCurrent) setPreview(reply.ok ? reply.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [returnId, decisions]);

  const change = (at: number, part: Partial<Unit>) =>
    setUnits((all) => all.map((unit, index) => (index === at ? { ...unit, ...part } : unit)));
  async function addImages(files: File[]) {
    for (const file of files) {
      const added = await uploadFile<{ imageId: string; url: string }>(
        adminRoutes.returns.addInspectionImage,
        { returnId },
        file,
      );
      if (!added.ok) return setError(added.message);
      setImages((all) => [...all, added.value]);
    }
    setError(undefined);
  }
  async function save() {
    setIsBusy(true);
    const reply = await api.returns.inspect({
      returnId,
      units: [...units],
      ...(waybillNo.trim() !== '' && { waybillNo: waybillNo.trim() }),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`${returnId}：${reply.value.statusText}`);
    onDone();
  }
  return (
    <section className="mt-4" aria-label={`验货 ${returnId}`}>
      <p>
        退货 <b>{returnId}</b>　{detail.recipientName} {detail.recipientMobile}，<b>{detail.reasonText}</b>，
        {detail.kindText}　须于 {formatTime(detail.dueAt)} 前退款
      </p>
      {detail.description && <p className="quote mt-2">{detail.description}</p>}
      <div className="cols mt-3">
        <div className="tw">
          <table className="tbl tbl-flat insp">
            <thead>
              <tr>
                <th className="num">件</th>
                <th>申请退回</th>
                <th>验得</th>
                <th>所见</th>
                <th>结果</th>
              </tr>
            </thead>
            <tbody>
              {units.map((unit, at) => (
                <UnitRow
                  key={`${unit.lineId}/${unit.unit}`}
                  number={at + 1}
                  unit={unit}
                  detail={detail}
                  onChange={(part) => change(at, part)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <aside className="stack stack-4">
          <section className="panel" aria-labelledby="consequences">
            <div className="panel-h">
              <h2 id="consequences">保存后会发生</h2>
            </div>
            {preview ? (
              <dl className="kv">
                <dt>结果</dt>
                <dd>
                  {OUTCOMES[preview.outcome]}，{preview.accepted} 件通过，{preview.refused} 件不通过
                </dd>
                <dt>退给顾客</dt>
                <dd className="money">{formatFen(preview.refundFen)}</dd>
                <dt>库存</dt>
                <dd>
                  {preview.restocked.length === 0
                    ? '不入库'
                    : preview.restocked
                        .map(({ name, before, after }) => `${name} ${before} → ${after}`)
                        .join('；')}
                </dd>
              </dl>
            ) : (
              <p className="hint">填完每一件后显示</p>
            )}
          </section>
          <section className="panel" aria-labelledby="inspection-images">
            <div className="panel-h">
              <h2 id="inspection-images">验货照片</h2>
            </div>
            <div className="row">
              {images.map(({ imageId, url }) => (
                <img key={imageId} className="shot-small" src={url} alt="验货照片" />
              ))}
            </div>
            <FileDrop
              label="上传照片"
              hint="有不通过的商品时至少一张，每张 5 MB 以内"
              accept="image/*"
              isMultiple
              maxBytes={MAX_BYTES}
              onFiles={(files) => void addImages(files)}
            />
          </section>
        </aside>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      <div className="savebar">
        {detail.kind === ReturnKind.Exchange && (
          <input
            className="inp"
            aria-label="换新的运单号（选填）"
            placeholder="换新的运单号（选填）"
            value={waybillNo}
            onChange={(event) => setWaybillNo(event.target.value)}
          />
        )}
        <div className="right acts">
          <button type="button" className="btn btn-ink" disabled={isBusy} onClick={() => void save()}>
            完成验货{preview && preview.refundFen > 0 ? `，退款 ${formatFen(preview.refundFen)}` : ''}
          </button>
        </div>
      </div>
    </section>
  );
}

interface UnitRowProps {
  number: number;
  unit: Unit;
  detail: ReturnDetail;
  onChange: (part: Partial<Unit>) => void;
}

function UnitRow({ number, unit, detail, onChange }: UnitRowProps) {
  const line = detail.lines.find(({ lineId }) => lineId === unit.lineId);
  return (
    <tr>
      <td className="num muted">{number}</td>
      <td>
        <div className="prod prod-lg">
          {line?.imagePath && <img src={line.imagePath} alt="" />}
          <div className="c2">
            <span className="ell">{line?.productName}</span>
            <small>
              {line?.skuName}
              {line?.isGift && '　赠品'}
            </small>
          </div>
        </div>
      </td>
      <td>
        <div className="seg seg-sm">
          {FINDINGS.map((finding) => (
            <button
              key={finding}
              type="button"
              aria-pressed={finding === unit.finding}
              onClick={() => onChange({ finding, ...usualDecision(finding, detail.rule) })}
            >
              {FINDING_TEXTS[finding]}
            </button>
          ))}
        </div>
      </td>
      <td>
        <textarea
          className="ta"
          aria-label={`第 ${number} 件所见`}
          placeholder="所见，不通过时必填"
          maxLength={200}
          value={unit.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </td>
      <td>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={unit.isAccepted}
            disabled={!canAccept(unit.finding)}
            onChange={({ target: { checked } }) =>
              onChange({ isAccepted: checked, isSellable: checked && unit.isSellable })
            }
          />
          通过
        </label>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={unit.isSellable}
            disabled={!unit.isAccepted || !canResell(unit.finding)}
            onChange={({ target: { checked } }) => onChange({ isSellable: checked })}
          />
          可再销售，入库
        </label>
      </td>
    </tr>
  );
}
