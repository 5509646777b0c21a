import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { useLeaveSaved } from '../../ui/unsaved/use-leave-saved.ts';
import type { Route } from './+types/edit-presale.route';
import { PresaleChecks } from './PresaleChecks.tsx';
import { checksOf, draftOf, newDraft, type PresaleDraft, termsOf } from './presale-draft.ts';

export const meta = () => [{ title: '编辑预售 · 花容管理后台' }];
export const clientLoader = async ({ params: { presaleId } }: Route.ClientLoaderArgs) => ({
  presale: presaleId === undefined ? null : await load(api.presales.detail({ presaleId })),
});

/** A new presale or one that exists; the limits of the law stand beside the form. */
export default function EditPresalePage({ loaderData: { presale } }: Route.ComponentProps) {
  const [draft, setDraft] = useState<PresaleDraft>(() => (presale ? draftOf(presale) : newDraft()));
  const [isDirty, setIsDirty] = useState(false);
  const leaveSaved = useLeaveSaved(() => setIsDirty(false));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isFixed = presale !== null && presale.deposits.orders + presale.unpaid.orders > 0;
  const field = (name: keyof PresaleDraft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft((now) => ({ ...now, [name]: target.value }));
      setIsDirty(true);
      setError(undefined);
    },
  });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = termsOf(draft);
    if ('problem' in read) return setError(read.problem);
    setIsBusy(true);
    const edited = { presaleId: presale?.presaleId ?? null, version: presale?.version ?? null };
    const reply = await api.presales.save({ ...edited, terms: read.terms });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(presale ? '已保存' : '已存为草稿，发布后才能付定金');
    await leaveSaved(`/presales/${reply.value.presaleId}`);
  }
  return (
    <form onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty} text="预售没有保存" />
      <div className="phead">
        <h1>{presale ? `编辑：${presale.title}` : '新建预售'}</h1>
        <div className="acts">
          <Link className="btn" to={presale ? `/presales/${presale.presaleId}` : '/presales'}>
            返回
          </Link>
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            {presale ? '保存' : '存为草稿'}
          </button>
        </div>
      </div>
      {error && (
        <p className="note note-err" role="alert">
          {error}
        </p>
      )}
      {isFixed && (
        <div className="note note-warn">
          <Icon name="warning" size={16} />
          <p>已有人下单。价格、定金和时间写在他们的订单里，所以只能改名称、总份数和每人限购。</p>
        </div>
      )}
      <div className="cols">
        <div>
          <section className="panel" aria-labelledby="ps-what">
            <div className="panel-h">
              <h2 id="ps-what">商品与价格</h2>
            </div>
            <div className="panel-b cp-fields">
              <TextField label="名称" maxLength={60} required {...field('title')} />
              <TextField label="规格编号" maxLength={64} disabled={isFixed} {...field('skuId')} />
              <TextField label="预售价（元）" inputMode="decimal" disabled={isFixed} {...field('price')} />
              <TextField label="定金（元）" inputMode="decimal" disabled={isFixed} {...field('deposit')} />
              <TextField
                label="定金抵多少元"
                inputMode="decimal"
                hint="定金 50 抵 100，就填 100"
                disabled={isFixed}
                {...field('worth')}
              />
            </div>
          </section>
          <section className="panel" aria-labelledby="ps-limits">
            <div className="panel-h">
              <h2 id="ps-limits">份数</h2>
            </div>
            <div className="panel-b cp-fields">
              <TextField label="总份数" inputMode="numeric" isOptional {...field('quota')} />
              <TextField label="每人限购" inputMode="numeric" isOptional {...field('perShopper')} />
            </div>
          </section>
          <section className="panel" aria-labelledby="ps-times">
            <div className="panel-h">
              <h2 id="ps-times">时间</h2>
            </div>
            <fieldset className="panel-b cp-fields" disabled={isFixed}>
              <TextField label="付定金开始" type="datetime-local" {...field('depositFrom')} />
              <TextField label="付定金结束" type="datetime-local" {...field('depositUntil')} />
              <TextField label="付尾款开始" type="datetime-local" {...field('balanceFrom')} />
              <TextField label="付尾款结束" type="datetime-local" {...field('balanceUntil')} />
              <TextField label="这时前发货" type="datetime-local" {...field('shipsBy')} />
            </fieldset>
          </section>
        </div>
        <aside className="sticky">
          <PresaleChecks checks={checksOf(draft)} />
        </aside>
      </div>
    </form>
  );
}
