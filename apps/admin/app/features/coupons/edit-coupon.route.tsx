import { useState } from 'react';
import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { useLeaveSaved } from '../../ui/unsaved/use-leave-saved.ts';
import type { Route } from './+types/edit-coupon.route';
import { OfferForm } from './OfferForm.tsx';
import { draftOf, newDraft, type OfferDraft, sentenceOf, termsOf } from './offer-draft.ts';

export const meta = () => [{ title: '编辑优惠券 · 花容管理后台' }];
export const clientLoader = async ({ params: { offerId } }: Route.ClientLoaderArgs) => ({
  offer: offerId === undefined ? null : await load(api.coupons.detail({ offerId })),
});

/** A new coupon or one that exists; what a shopper reads stands beside the form. */
export default function EditCouponPage({ loaderData: { offer } }: Route.ComponentProps) {
  const [draft, setDraft] = useState<OfferDraft>(() => (offer ? draftOf(offer) : newDraft()));
  const [isDirty, setIsDirty] = useState(false);
  const leaveSaved = useLeaveSaved(() => setIsDirty(false));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isFixed = (offer?.counts.claimed ?? 0) > 0;
  const back = offer ? `/coupons/${offer.offerId}` : '/coupons';
  async function save() {
    const read = termsOf(draft);
    if ('problem' in read) return setError(read.problem);
    setIsBusy(true);
    const reply = await api.coupons.save({
      offerId: offer?.offerId ?? null,
      version: offer?.version ?? null,
      terms: read.terms,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(offer ? '已保存' : '已存为草稿，发布后会员才能领');
    await leaveSaved(`/coupons/${reply.value.offerId}`);
  }
  return (
    <>
      <UnsavedGuard isDirty={isDirty} text="优惠券没有保存" />
      <div className="phead">
        <h1>{offer ? `编辑：${offer.title}` : '新建优惠券'}</h1>
        <div className="acts">
          <Link className="btn" to={back}>
            返回
          </Link>
          <button
            type="button"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy}
            onClick={() => void save()}
          >
            {offer ? '保存' : '存为草稿'}
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
          <p>
            已有 {offer?.counts.claimed}{' '}
            人领取。领到的券按这里的规则使用，改优惠就改了对他们的承诺，所以只能改文字、加总数、延长时间。要换优惠，请停发这种券，再新建一种。
          </p>
        </div>
      )}
      <div className="cols">
        <div>
          <OfferForm
            draft={draft}
            isFixed={isFixed}
            onChange={(change) => {
              setDraft((now) => ({ ...now, ...change }));
              setIsDirty(true);
              setError(undefined);
            }}
          />
        </div>
        <aside className="sticky">
          <section className="panel panel-frost" aria-labelledby="cp-sentence">
            <div className="panel-h">
              <h2 id="cp-sentence">顾客看到的一句话</h2>
            </div>
            <p className="cp-sentence" aria-live="polite">
              {sentenceOf(draft) ?? '填好优惠后显示在这里'}
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
