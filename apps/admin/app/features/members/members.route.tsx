import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SavedViews } from '../../ui/filters/SavedViews.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/members.route';
import { CARDS, MEMBER_STATES, SEARCHED } from './member-labels.ts';

export const meta = () => [{ title: '会员 · 花容管理后台' }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const input = Object.fromEntries(
    ['q', 'state', 'tag', 'after', 'before'].flatMap((name) => {
      const value = params.get(name);
      return value ? [[name === 'state' ? 'view' : name, value]] : [];
    }),
  );
  return { page: await load(api.members.list(input)), q: params.get('q') ?? '' };
}

type Member = Route.ComponentProps['loaderData']['page']['rows'][number];

const COLUMNS: readonly Column<Member>[] = [
  {
    id: 'member',
    label: '会员',
    cell: ({ memberId, nickname, isWatched, tags }) => (
      <>
        <Link className="lnk-q" to={`/members/${memberId}`}>
          <b>{nickname}</b>
        </Link>{' '}
        {isWatched && <span className="tag tag-warn">关注</span>}
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </>
    ),
  },
  { id: 'mobile', label: '手机', cell: ({ mobile }) => mobile || '已删除' },
  {
    id: 'card',
    label: '等级',
    cell: ({ cardType }) => (
      <span className={cardType === 'GOLD' ? 'tag tag-ink' : 'tag tag-pine'}>{CARDS[cardType]}</span>
    ),
  },
  { id: 'paid', label: '12 个月支付', isNumber: true, cell: ({ paidFen }) => formatFen(paidFen) },
  { id: 'orders', label: '单数', isNumber: true, cell: ({ orders }) => orders },
  { id: 'points', label: '积分', isNumber: true, isWideOnly: true, cell: ({ points }) => points },
  {
    id: 'last',
    label: '上次下单',
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? '从未' : formatTime(lastOrderAt)),
  },
  { id: 'created', label: '注册', isWideOnly: true, cell: ({ createdAt }) => formatTime(createdAt) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={MEMBER_STATES[state].className}>{MEMBER_STATES[state].label}</span>,
  },
];

/** Members, masked. */
export default function MembersPage({ loaderData: { page, q } }: Route.ComponentProps) {
  const can = useCan();
  const navigation = useNavigation();
  return (
    <>
      <div className="phead">
        <h1>会员</h1>
        <span className="phead-n">{page.total === null ? '10,000+' : page.total} 人</span>
        {can('member:unmask') && (
          <div className="acts">
            <span className="muted">今天已查看 {page.revealedToday} 项个人信息，超过 30 项会告知店主</span>
          </div>
        )}
      </div>
      <SavedViews
        list="members"
        builtIn={[
          { name: '全部', query: '' },
          { name: '已锁定', query: 'state=locked' },
          { name: '关注名单', query: 'state=watched' },
          { name: '注销中', query: 'state=closing' },
        ]}
      />
      <FilterBar
        filters={[
          {
            name: 'tag',
            label: '标签',
            kind: 'choice',
            options: page.knownTags.map((tag) => ({ value: tag, label: tag })),
          },
        ]}
        searchName="q"
        searchLabel="手机（完整或后 4 位）、卡号、邮箱、编号、昵称、订单号"
      />
      {page.searched !== null && (
        <div className="note note-plain">
          <Icon name="info" />
          <div className="grow">
            按{SEARCHED[page.searched]}「{q}」找到 {page.total ?? '10,000+'}{' '}
            人。按完整手机号或邮箱查找会写入操作记录。
          </div>
        </div>
      )}
      {page.rows.length === 0 ? (
        <Empty title="没有符合条件的会员" icon="user">
          <p className="dim">昵称从第一个字起匹配；手机可只填后 4 位。</p>
        </Empty>
      ) : (
        <DataTable
          label="会员"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ memberId }) => memberId}
          pathOf={({ memberId }) => `/members/${memberId}`}
          isBusy={navigation.state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="人"
      />
    </>
  );
}
