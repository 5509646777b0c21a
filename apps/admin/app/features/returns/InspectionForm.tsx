import { adminRoutes } from '@huarong/contract/admin/routes';
import { ReturnKind, usualDecision } from '@huarong/core/returns';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { uploadFile } from '../../platform/api/upload.ts';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { InspectedUnitRow } from './InspectedUnitRow.tsx';
import { InspectionConsequences } from './InspectionConsequences.tsx';
import type { InspectedUnit, InspectionPreview, ReturnDetail } from './types.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Unit by unit: what was found, what is decided, and what saving it will do. */
export function InspectionForm({ detail, onDone }: { detail: ReturnDetail; onDone: () => void }) {
  const [units, setUnits] = useState<readonly InspectedUnit[]>(() =>
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
  const [preview, setPreview] = useState<InspectionPreview | null>(null);
  const [waybillNo, setWaybillNo] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { returnId } = detail;
  // Notes change nothing of the consequences: writing one asks for no preview.
  const decisions = JSON.stringify(units.map((unit) => ({ ...unit, note: '' })));
  useEffect(() => {
    let isCurrent = true;
    const decided: InspectedUnit[] = JSON.parse(decisions);
    void api.returns.previewInspection({ returnId, units: decided }).then((reply) => {
      if (isCurrent) setPreview(reply.ok ? reply.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [returnId, decisions]);

  const change = (at: number, part: Partial<InspectedUnit>) =>
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
                <InspectedUnitRow
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
          <InspectionConsequences preview={preview} />
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
