import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { LineFields, OfferChoice } from './types.ts';

type Offer = LineFields['offer'];
type Kind = OfferChoice['kind'];
const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'promotion', label: '促销' },
  { value: 'coupon', label: '优惠券' },
  { value: 'product', label: '商品' },
  { value: 'sku', label: '规格' },
];
const labelOf = (kind: Kind) => KINDS.find(({ value }) => value === kind)?.label;

interface OfferFieldProps {
  offer: Offer;
  title: string | null;
  /** The slot speaks of nothing else. */
  onlyKind: Kind | null;
  error: string | undefined;
  onChange: (offer: Offer) => void;
}

/** The offer that the line speaks of: amounts, end and link come from it. */
export function OfferField({ offer, title, onlyKind, error, onChange }: OfferFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="field">
      <span className="muted">说的是哪个优惠</span>
      <span className="row">
        <span>{offer ? `${labelOf(offer.kind)} ${title ?? offer.id}` : '没有'}</span>
        <button type="button" className="btn btn-sm" onClick={() => setIsChoosing(true)}>
          选优惠
        </button>
        {offer && onlyKind === null && (
          <button type="button" className="btn btn-sm" onClick={() => onChange(null)}>
            不说优惠
          </button>
        )}
      </span>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {isChoosing && (
        <OfferDialog
          first={onlyKind ?? offer?.kind ?? 'promotion'}
          onlyKind={onlyKind}
          onClose={() => setIsChoosing(false)}
          onChoose={(chosen) => {
            onChange(chosen);
            setIsChoosing(false);
          }}
        />
      )}
    </div>
  );
}

interface OfferDialogProps {
  first: Kind;
  onlyKind: Kind | null;
  onClose: () => void;
  onChoose: (offer: NonNullable<Offer>) => void;
}

function OfferDialog({ first, onlyKind, onClose, onChoose }: OfferDialogProps) {
  const [kind, setKind] = useState(first);
  const [words, setWords] = useState('');
  const [offers, setOffers] = useState<readonly OfferChoice[] | null>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.content.offers({ kind, ...(words && { q: words }) }).then((reply) => {
      if (!isCurrent) return;
      setOffers(reply.ok ? reply.value.offers : []);
      setError(reply.ok ? undefined : reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, words]);
  return (
    <Dialog title="选一个优惠" size="lg" onClose={onClose}>
      <form
        className="row"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setWords(String(new FormData(event.currentTarget).get('words')).trim());
        }}
      >
        <SelectField
          label="种类"
          options={onlyKind === null ? KINDS : KINDS.filter(({ value }) => value === onlyKind)}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
        />
        <input
          className="inp grow"
          name="words"
          type="search"
          aria-label="名称或编号"
          placeholder="名称或编号"
        />
        <button type="submit" className="btn">
          查找
        </button>
      </form>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {offers === null && <Loading />}
      {offers?.length === 0 && <p className="hint">没有找到。</p>}
      <ul className="slot-choices">
        {offers?.map(({ id, title, detail, isLive }) => (
          <li key={id}>
            <button type="button" className="btn" onClick={() => onChoose({ kind, id })}>
              <span className="grow ell">{title}</span>
              <small className="muted">{detail}</small>
              {!isLive && <span className="st st-wait">现在没有进行</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
