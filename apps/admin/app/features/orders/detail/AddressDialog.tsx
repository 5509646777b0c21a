import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Diff } from '../../../ui/evidence/Diff.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import { formatFen } from '../../../ui/format.ts';
import { useOrderAction } from './use-order-action.ts';

interface Region {
  code: string;
  name: string;
}
interface Preview {
  regionBefore: string;
  regionAfter: string;
  freightDifferenceFen: number;
  arrivalBefore: string;
  arrivalAfter: string;
  isBeingPacked: boolean;
}
const NONE = { value: '', label: '请选择' };
const EMPTY = { name: '', mobile: '', address: '', provinceCode: '', cityCode: '', districtCode: '' };

/** A new address, typed or pasted: first what it changes, then the change. */
export function AddressDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const act = useOrderAction();
  const [fields, setFields] = useState(EMPTY);
  const [pasted, setPasted] = useState('');
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string>();
  const provinces = useRegions('');
  const cities = useRegions(fields.provinceCode);
  const districts = useRegions(fields.cityCode);
  const set = (changed: Partial<typeof EMPTY>) => {
    setFields({ ...fields, ...changed });
    setPreview(null);
    setError(undefined);
  };
  const typed = {
    orderId,
    name: fields.name,
    mobile: fields.mobile.replace(/\s/g, ''),
    districtCode: fields.districtCode,
    address: fields.address,
  };

  async function parse() {
    const reply = await api.orders.parseAddress({ text: pasted });
    if (!reply.ok) return setError(reply.refusal.message);
    const { name, mobile, provinceCode, cityCode, districtCode, streetName, address } = reply.value;
    setQuestions(reply.value.questions);
    set({
      name: name ?? '',
      mobile: mobile ?? '',
      provinceCode: provinceCode ?? '',
      cityCode: cityCode ?? '',
      districtCode: districtCode ?? '',
      address: `${streetName ?? ''}${address}`,
    });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!preview) {
      const reply = await api.orders.previewAddress(typed);
      return reply.ok ? setPreview(reply.value) : setError(reply.refusal.message);
    }
    const problem = await act(
      api.orders.changeAddress({
        ...typed,
        reason: String(form.get('reason')),
        hasWarehouseAgreed: form.get('hasWarehouseAgreed') === 'on',
      }),
      '地址已修改，已告知顾客',
    );
    if (problem === null) onClose();
    else setError(problem);
  }

  return (
    <Dialog title="改地址" kind="drawer" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextAreaField
          label="粘贴整段地址"
          rows={2}
          maxLength={300}
          isOptional
          value={pasted}
          hint={questions.length > 0 ? questions.join('；') : '自动识别姓名、手机、省市区'}
          onChange={(event) => setPasted(event.target.value)}
        />
        <button type="button" className="btn btn-sm" disabled={pasted.trim() === ''} onClick={parse}>
          识别
        </button>
        <div className="fgrid fgrid-3">
          <TextField
            label="收件人"
            value={fields.name}
            maxLength={25}
            required
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label="手机"
            value={fields.mobile}
            maxLength={13}
            inputMode="numeric"
            required
            onChange={(event) => set({ mobile: event.target.value })}
          />
          <SelectField
            label="省份"
            value={fields.provinceCode}
            options={[NONE, ...provinces.map(optionOf)]}
            onChange={(event) => set({ provinceCode: event.target.value, cityCode: '', districtCode: '' })}
          />
          <SelectField
            label="城市"
            value={fields.cityCode}
            options={[NONE, ...cities.map(optionOf)]}
            onChange={(event) => set({ cityCode: event.target.value, districtCode: '' })}
          />
          <SelectField
            label="区县"
            value={fields.districtCode}
            options={[NONE, ...districts.map(optionOf)]}
            onChange={(event) => set({ districtCode: event.target.value })}
          />
        </div>
        <TextField
          label="详细地址"
          value={fields.address}
          maxLength={100}
          required
          onChange={(event) => set({ address: event.target.value })}
        />
        {preview && (
          <>
            <Diff
              changes={[
                { field: '地区', before: preview.regionBefore, after: preview.regionAfter },
                { field: '预计送达', before: preview.arrivalBefore, after: preview.arrivalAfter },
              ]}
            />
            <p className="hint">
              {preview.freightDifferenceFen === 0
                ? '运费无差额。'
                : `按新地址运费${preview.freightDifferenceFen > 0 ? '多' : '少'} ${formatFen(Math.abs(preview.freightDifferenceFen))}，不另收也不退。`}
            </p>
            {preview.isBeingPacked && (
              <label className="opt-l">
                <input type="checkbox" className="ck" name="hasWarehouseAgreed" />
                仓库正在备货，已征得仓库同意
              </label>
            )}
            <TextField
              label="原因"
              name="reason"
              minLength={2}
              maxLength={200}
              defaultValue="顾客来电更改"
              required
            />
          </>
        )}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={fields.districtCode === ''}>
            {preview ? '保存并告知顾客' : '核对改动'}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const optionOf = ({ code, name }: Region) => ({ value: code, label: name });

/** The provinces for '', the regions below a code otherwise. */
function useRegions(parentCode: string): readonly Region[] {
  const [regions, setRegions] = useState<{ parentCode: string; rows: readonly Region[] }>();
  const isTop = parentCode === '';
  useEffect(() => {
    let isCurrent = true;
    void api.orders.regions(isTop ? {} : { parentCode }).then((reply) => {
      if (isCurrent && reply.ok) setRegions({ parentCode, rows: reply.value.rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [parentCode, isTop]);
  return regions?.parentCode === parentCode ? regions.rows : [];
}
