import type { MemberCard } from '@huarong/contract/member-card';
import { momentText, RecordTable } from '../../account/index.ts';

/** History of the card: what changed, why and by whom. */
export const ChangeTable = ({ history }: { history: MemberCard['history'] }) => (
  <RecordTable
    label="会员卡变更"
    rows={history}
    columns={[
      { label: '时间', cell: ({ at }) => momentText(at) },
      { label: '变化', cell: ({ text }) => text },
      { label: '原因', cell: ({ reason }) => reason },
      { label: '操作人', cell: ({ by }) => by },
    ]}
  />
);
