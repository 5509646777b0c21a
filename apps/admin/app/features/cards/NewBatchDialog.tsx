import { findBatchProblem, MAX_FACE_FEN } from '@huarong/core/stored-cards';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoneyInput } from '../../ui/money/MoneyInput.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { KINDS } from './card-texts.ts';

const PURPOSES = ['企业礼赠', '会员活动', '门店售卡', '节日礼品'];

/** A batch of cards: what is asked of the second person, with what the shop will owe. */
export function NewBatchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<keyof typeof KINDS>('anonymous');
  const [faceFen, setFaceFen] = useState<number | null>(500_00);
  const [count, setCount] = useState('100');
  const [years, setYears] = useState('3');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const validYears = kind === 'named' ? null : Number(years);
  const isCount = /^\d{1,4}$/.test(count);
  const terms = { kind, faceFen: faceFen ?? 0, count: isCount ? Number(count) : 0, validYears };
  const problem = findBatchProblem(terms);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [purpose, document, reason] = ['purpose', 'document', 'reason'].map((name) =>
      String(data.get(name) ?? '').trim(),
    ) as [string, string, string];
    if (problem !== null) return setError(problem);
    if (document.length < 2) return setError('请写收款单据');
    if (reason.length < 2) return setError('请写理由');
    setIsBusy(true);
    const { validYears: limit, ...batch } = terms;
    const reply = await api.storedCards.requestBatch({
      ...batch,
      ...(limit !== null && { validYears: limit }),
      purpose,
      document,
      reason,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已提交，等${reply.value.approvers.join('、') || '有权限的人'}同意`);
    void navigate(`/cards/${reply.value.batchId}`);
  }
  return (
    <Dialog title="新批次" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <div className="cols-2">
          <SelectField
            label="卡种"
            value={kind}
            options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setKind(event.target.value as keyof typeof KINDS)}
          />
          <MoneyInput
            label="面值"
            defaultFen={500_00}
            maxFen={MAX_FACE_FEN[kind]}
            onAmount={setFaceFen}
            key={kind}
          />
          <TextField
            label="张数"
            inputMode="numeric"
            value={count}
            onChange={(event) => setCount(event.target.value.trim())}
            error={isCount ? undefined : '请写 1 到 2000 的整数'}
          />
          {kind === 'anonymous' ? (
            <SelectField
              label="有效期"
              value={years}
              options={['3', '5', '10'].map((value) => ({ value, label: `激活后 ${value} 年` }))}
              hint="不记名卡不少于 3 年"
              onChange={(event) => setYears(event.target.value)}
            />
          ) : (
            <TextField label="有效期" value="不设有效期" readOnly hint="记名卡不设有效期" />
          )}
          <SelectField
            label="用途"
            name="purpose"
            options={PURPOSES.map((purpose) => ({ value: purpose, label: purpose }))}
          />
          <TextField label="收款单据" name="document" maxLength={40} placeholder="HT-1114" />
        </div>
        <dl className="card-sum">
          <div>
            <dt>张数</dt>
            <dd>{terms.count.toLocaleString('en-US')}</dd>
          </div>
          <div>
            <dt>每张</dt>
            <dd>{formatFen(terms.faceFen)}</dd>
          </div>
          <div>
            <dt>激活后负债增加</dt>
            <dd className="is-owed">{formatFen(terms.faceFen * terms.count)}</dd>
          </div>
        </dl>
        <ul className="checks">
          <li className="is-warn">
            <Icon name="warning" size={14} />
            <div>任何批次都要第二个人同意</div>
          </li>
          <li className="is-warn">
            <Icon name="warning" size={14} />
            <div>
              卡号与密码只在一个加密文件里，由第二个人下载一次
              <small>下载后库里只剩摘要，谁也看不到；下载的人不能激活</small>
            </div>
          </li>
          <li className={problem === null ? 'is-ok' : 'is-err'}>
            <Icon name={problem === null ? 'check' : 'warning'} size={14} />
            <div>{problem ?? '面值与有效期合规'}</div>
          </li>
        </ul>
        <TextField
          label="理由"
          name="reason"
          maxLength={200}
          placeholder="新年企业礼，客户已付款"
          error={error}
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            提交
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
