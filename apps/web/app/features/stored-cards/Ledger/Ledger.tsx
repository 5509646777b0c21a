import type { StoredCardMovement } from '@huarong/contract/payment';
import { EmptyState, Pager, Select, StatusTag, type StatusTagProps } from '@huarong/ui';
import { useNavigate } from 'react-router';
import {
  amountText,
  Block,
  changeText,
  ListFooter,
  momentText,
  PeriodChoice,
  type RecordColumn,
  RecordTable,
} from '../../account/index.ts';
import type { StoredCards } from '../stored-cards-data.ts';
import { ledgerPath } from '../stored-cards-query.ts';
import styles from './Ledger.module.css';

const KINDS: Record<StoredCardMovement['kind'], { name: string; tone: StatusTagProps['tone'] }> = {
  bind: { name: '绑定', tone: 'info' },
  hold: { name: '占用', tone: 'warn' },
  capture: { name: '扣款', tone: 'info' },
  release: { name: '释放', tone: 'plain' },
  refund: { name: '退回', tone: 'ok' },
  'move-out': { name: '换卡转出', tone: 'plain' },
  'move-in': { name: '换卡转入', tone: 'info' },
};

const COLUMNS: RecordColumn<StoredCardMovement>[] = [
  { label: '时间', cell: ({ at }) => momentText(at) },
  { label: '卡', cell: ({ cardTail }) => cardTail },
  {
    label: '类型',
    cell: ({ kind }) => <StatusTag tone={KINDS[kind].tone}>{KINDS[kind].name}</StatusTag>,
  },
  { label: '说明', cell: (movement) => <Description movement={movement} /> },
  {
    label: '金额',
    isAmount: true,
    cell: ({ amount }) => (
      <b className={styles.amount} data-in={!amount.startsWith('-') || undefined}>
        {changeText(amount)}
      </b>
    ),
  },
  { label: '卡内余额', isAmount: true, cell: ({ balance }) => amountText(balance) },
];

/** Movements of all cards or of one. */
export function Ledger({ cards, query, ledger }: Pick<StoredCards, 'cards' | 'query' | 'ledger'>) {
  const navigate = useNavigate();
  const hasCards = cards.length > 0;
  return (
    <Block
      title="余额流水"
      note="每一笔占用、扣款、释放与退回都有记录"
      id="ledger"
      aside={
        <div className={styles.choices}>
          <Select
            label="看哪一张卡"
            labelHidden
            size="sm"
            value={query.cardId}
            options={[
              { value: '', label: '全部卡' },
              ...cards.map(({ cardId, cardTail }) => ({ value: cardId, label: `尾号 ${cardTail}` })),
            ]}
            onChange={(event) => void navigate(ledgerPath(query, { cardId: event.target.value }))}
          />
          <PeriodChoice period={query.period} hrefOf={(period) => ledgerPath(query, { period })} />
        </div>
      }
    >
      {ledger.list.length === 0 ? (
        <EmptyState icon="list" title={hasCards ? '这段时间没有流水' : '还没有流水'} level={3}>
          {hasCards ? '换一张卡或放宽时间看看。' : '绑定、付款与退款都会记在这里。'}
        </EmptyState>
      ) : (
        <RecordTable label="储值卡流水" rows={ledger.list} columns={COLUMNS} />
      )}
      <ListFooter>
        <Pager
          label="流水分页"
          page={query.page}
          pageCount={ledger.totalPages}
          hrefOf={(page) => ledgerPath(query, { page })}
        />
      </ListFooter>
    </Block>
  );
}

const Description = ({ movement: { text, reference } }: { movement: StoredCardMovement }) =>
  reference === '' ? (
    text
  ) : (
    <>
      <a href={`/myOrderList/${reference}`}>订单 {reference}</a>
      <small>{text}</small>
    </>
  );
