import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import type { Route } from './+types/member.route';
import { type MemberDialog, MemberDialogs } from './MemberDialogs.tsx';
import { MemberHistory } from './MemberHistory.tsx';
import { MemberLocks } from './MemberLocks.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberTabs } from './MemberTabs.tsx';
import { MemberTags } from './MemberTags.tsx';
import { CARDS, MEMBER_STATES } from './member-labels.ts';
import { PersonalData } from './PersonalData.tsx';

export const meta = () => [{ title: '会员 · 花容管理后台' }];
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  load(api.members.detail({ memberId: params.memberId }));

/** One member, masked; one field at a time opens with a reason. */
export default function MemberPage({ loaderData: member }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<MemberDialog | null>(null);
  const { memberId, nickname } = member;
  const state = MEMBER_STATES[member.state];
  const isOpen = member.state === 'active' || member.state === 'closing';
  return (
    <>
      <div className="phead">
        <h1>{nickname}</h1>
        <span className="phead-n">
          {member.name ?? ''}　会员编号 {memberId}　{formatTime(member.createdAt)} 注册
        </span>
        <span className="tag tag-pine">{CARDS[member.cardType]}会员</span>
        <span className={state.className}>{state.label}</span>
        {member.isWatched && <span className="tag tag-warn">关注</span>}
        <div className="acts">
          {can('member:close') && member.state === 'active' && (
            <button type="button" className="btn btn-danger" onClick={() => setOpen('close')}>
              应要求注销
            </button>
          )}
          {can('member:lock') && member.state !== 'closed' && (
            <button type="button" className="btn" onClick={() => setOpen('watch')}>
              {member.isWatched ? '不再关注' : '关注'}
            </button>
          )}
          {can('member:lock') && isOpen && (
            <button type="button" className="btn" onClick={() => setOpen('lock')}>
              锁定账户
            </button>
          )}
          {can('member:lock') && member.state === 'locked' && (
            <button type="button" className="btn btn-ink" onClick={() => setOpen('unlock')}>
              解锁
            </button>
          )}
        </div>
      </div>
      <MemberTabs memberId={memberId} tab="overview" />
      {member.closingAt !== null && (
        <p className="note note-warn">
          会员已申请注销，{formatTime(member.closingAt)} 生效；此前会员可以撤回。
        </p>
      )}
      <div className="cols">
        <div>
          <MemberHistory member={member} />
          <MemberNotes
            memberId={memberId}
            notes={member.notes}
            canWrite={can('member:note')}
            onAdded={() => void revalidate()}
          />
        </div>
        <aside className="stack stack-4">
          <PersonalData member={member} />
          <MemberTags
            memberId={memberId}
            tags={member.tags}
            canWrite={can('member:note')}
            onChanged={() => void revalidate()}
          />
          <MemberLocks member={member} />
          {can('audit:read') && (
            <p>
              <Link className="lnk" to={`/audit?kind=member&subjectId=${memberId}`}>
                操作记录
              </Link>
            </p>
          )}
        </aside>
      </div>
      {open && (
        <MemberDialogs
          member={member}
          open={open}
          onClose={() => setOpen(null)}
          onDone={() => void revalidate()}
        />
      )}
    </>
  );
}
