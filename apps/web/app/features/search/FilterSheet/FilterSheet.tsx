import { groupDigits } from '@huarong/core/shared';
import { Button, Icon, IconButton, useModal } from '@huarong/ui';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { useApiQuery } from '../../../platform/deferred/use-api-query.ts';
import { Facets } from '../Facets/Facets.tsx';
import { type ListingAnswer, type ListingScope, listingRequest } from '../listing-data.ts';
import {
  filterCount,
  filtersToSend,
  type ListingQuery,
  readListingQuery,
  withoutFilters,
  withStockToggled,
} from '../query/listing-query.ts';
import styles from './FilterSheet.module.css';

interface FilterPanelProps {
  answer: ListingAnswer;
  query: ListingQuery;
  scope: ListingScope;
  hiddenFacets: readonly string[];
  hrefOf: (query: ListingQuery) => string;
  above?: ReactNode;
  onClose: () => void;
}

/** The filters over the page: a sheet on phones, a panel at the right of tablets. */
export function FilterSheet({ isOpen, ...props }: FilterPanelProps & { isOpen: boolean }) {
  const modal = useModal({ open: isOpen, onClose: props.onClose, hash: '#filter' });
  const titleId = useId();
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {isOpen && <FilterPanel {...props} titleId={titleId} />}
    </dialog>
  );
}

/** What is chosen changes only the count, until the listing is opened with it. */
function FilterPanel(props: FilterPanelProps & { titleId: string }) {
  const { answer, query, scope, hiddenFacets, hrefOf, above, onClose, titleId } = props;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(query);
  const [isShowing, setShowing] = useState(false);
  const chosen = filterCount(draft);
  const isChanged = hrefOf(draft) !== hrefOf(query);
  const { query: found } = useApiQuery(isChanged ? filtersToSend(draft) : null, () =>
    browserApi({ quiet: true }).search.keyword({ ...listingRequest(scope, draft), pageSize: 1 }),
  );
  const { facets, total } = (isChanged && found.value) || answer;
  const isCounting = isChanged && found.state === 'loading';

  // Each filter is a link to the listing with it.
  const choose = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-stay]');
    if (!link) return;
    event.preventDefault();
    setDraft(readListingQuery(new URL(link.href).searchParams));
  };
  // Takes the place of the sheet in the history, so that Back leads to the listing as it was. Closing the sheet before
  // would take back the entry that is replaced.
  const show = async () => {
    setShowing(true);
    if (isChanged) await navigate(hrefOf(draft), { replace: true });
    onClose();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.grip} data-grip />
      <header className={styles.head} data-grip>
        <h2 id={titleId} tabIndex={-1}>
          筛选
        </h2>
        {chosen > 0 && <small>已选 {chosen} 项</small>}
        <IconButton className={styles.close} icon="close" label="关闭" frame="plain" onClick={onClose} />
      </header>
      <div className={styles.body} onClickCapture={choose}>
        <Facets
          facets={facets.filter(({ code }) => !hiddenFacets.includes(code))}
          query={draft}
          hrefOf={hrefOf}
          onRange={setDraft}
          above={
            <>
              {above}
              <a
                href={hrefOf(withStockToggled(draft))}
                className={styles.stock}
                aria-current={draft.isInStockOnly ? 'true' : undefined}
                data-stay
              >
                仅看有货
                {draft.isInStockOnly && <Icon name="check" size={16} />}
              </a>
            </>
          }
        />
      </div>
      <footer className={styles.foot}>
        <Button kind="soft" disabled={chosen === 0} onClick={() => setDraft(withoutFilters(draft))}>
          清除全部
        </Button>
        <Button kind="ink" onClick={show} loading={isShowing} loadingLabel="正在加载">
          {isCounting ? '正在计算' : total > 0 ? `查看 ${groupDigits(total)} 件` : '没有符合的商品'}
        </Button>
      </footer>
    </div>
  );
}
