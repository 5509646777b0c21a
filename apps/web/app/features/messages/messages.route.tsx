import { MessageType } from '@huarong/core/messages';
import { STORE } from '@huarong/core/shared';
import { Button, Checkbox, EmptyState, Pager, TabLinks } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageBarActions } from '../../platform/components/PageBarActions.tsx';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, ListFooter, PageHead, PageLoading, TabbedHead } from '../account/index.ts';
import type { Route } from './+types/messages.route';
import { Articles } from './Articles/Articles.tsx';
import { loadMessages } from './load-messages.ts';
import { MessageList } from './MessageList/MessageList.tsx';
import styles from './messages.module.css';
import { type MessagesQuery, messagesPath, TYPES } from './messages-query.ts';
import { useReadState } from './use-read-state.ts';

export const clientLoader = memberLoader(loadMessages);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('消息中心');
export const HydrateFallback = PageLoading;

const NAMES: Record<MessageType, string> = {
  [MessageType.Transaction]: '交易物流',
  [MessageType.Promotion]: '优惠活动',
  [MessageType.Inspiration]: '美妆灵感',
};
const EMPTY: Record<MessageType, { title: string; text: string }> = {
  [MessageType.Transaction]: { title: '没有新消息', text: '发货、退款与到账会在这里告诉你。' },
  [MessageType.Promotion]: {
    title: '没有优惠消息',
    text: '券到账、快到期时会在这里告诉你，可在接收设置打开或关闭。',
  },
  [MessageType.Inspiration]: {
    title: '还没有为你挑的文章',
    text: '在个人资料填好肤质会更准；不想收可在接收设置关闭。',
  },
};

export default function Messages({ loaderData: { query, page, articles } }: Route.ComponentProps) {
  const { unread, isNew, readOne, readAll } = useReadState(page);
  const empty = query.onlyNew ? { title: '都读过了', text: '没有未读的消息。' } : EMPTY[query.type];
  return (
    <>
      <PageBarActions>
        <button
          type="button"
          className={styles.readAll}
          disabled={unread.total === 0}
          onClick={() => void readAll()}
        >
          全部已读
        </button>
      </PageBarActions>
      <TabbedHead
        head={
          <PageHead
            title="消息中心"
            note={`${unread.total} 条未读，保留最近 ${STORE.messages.retentionDays} 天`}
            actions={
              <>
                <UnreadFilter query={query} />
                <a href="/myAccount/privacy">接收设置</a>
                <Button kind="soft" size="sm" data-wide disabled={unread.total === 0} onClick={readAll}>
                  全部标为已读
                </Button>
              </>
            }
          />
        }
        tabs={
          <TabLinks
            label="消息类型"
            links={TYPES.map((type) => ({
              label: NAMES[type],
              href: messagesPath(query, { type }),
              current: type === query.type,
              count: unread.types.find((of) => of.type === type)?.count || undefined,
            }))}
          />
        }
      />
      {page.list.length > 0 ? (
        <MessageList messages={page.list} isNew={isNew} onRead={readOne} />
      ) : (
        <EmptyState icon="bell" title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={page.totalPages}
          hrefOf={(number) => messagesPath(query, { page: number })}
        />
      </ListFooter>
      {articles.length > 0 && <Articles articles={articles} />}
    </>
  );
}

/** 只看未读: part of the address; the checkbox does not wait for the list. */
function UnreadFilter({ query }: { query: MessagesQuery }) {
  const [isOn, setOn] = useState(query.onlyNew);
  useEffect(() => setOn(query.onlyNew), [query.onlyNew]);
  const navigate = useNavigate();
  function change() {
    setOn(!isOn);
    void navigate(messagesPath(query, { onlyNew: !isOn }));
  }
  return (
    <Checkbox checked={isOn} onChange={change}>
      只看未读
    </Checkbox>
  );
}
