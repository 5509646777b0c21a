import { broadcastProblem, sampleBroadcast } from '@huarong/core/messages';
import { STORE } from '@huarong/core/shared';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { type BroadcastDraft, textsOf } from './broadcast-draft.ts';
import { CHANNELS } from './broadcast-labels.ts';
import type { Reach } from './broadcast-reach.ts';
import type { Choices, Counted } from './types.ts';

interface BroadcastAsideProps {
  draft: BroadcastDraft;
  choices: Choices;
  counted: Counted | null;
  error: string | undefined;
  reach: Reach;
  onAgain: () => void;
}

/** How it looks, how many are chosen, ten of them, and what it needs. */
export function BroadcastAside({ draft, choices, counted, error, reach, onAgain }: BroadcastAsideProps) {
  const written = textsOf(draft).filter(({ text }) => text !== '');
  return (
    <aside className="sticky stack stack-4">
      <section className="panel" aria-labelledby="bc-look">
        <div className="panel-h">
          <h2 id="bc-look">收到的样子</h2>
        </div>
        <div className="bc-look">
          {written.length === 0 && <p className="muted">写下正文后显示在这里</p>}
          {written.map((each) => {
            const sample = sampleBroadcast(each, choices.signName);
            return (
              <div className="bc-paper" key={each.channel}>
                <span className="hint">{CHANNELS[each.channel]}</span>
                {sample.subject && <b>{sample.subject}</b>}
                <p className="pre">{sample.text}</p>
              </div>
            );
          })}
        </div>
      </section>
      <section className="panel" aria-labelledby="bc-people">
        <div className="panel-h">
          <h2 id="bc-people">人数</h2>
        </div>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        {!counted && !error && <Loading />}
        {counted && (
          <p role="status">
            <span className="bc-count">{counted.members.toLocaleString('en-US')}</span> 人
            <span className="hint">{formatTime(counted.readAt)} 数的，发送时再数一次</span>
          </p>
        )}
      </section>
      {counted && counted.examples.length > 0 && <Examples counted={counted} onAgain={onAgain} />}
      <Needs draft={draft} choices={choices} counted={counted} reach={reach} />
    </aside>
  );
}

const Examples = ({ counted, onAgain }: { counted: Counted; onAgain: () => void }) => (
  <section className="panel" aria-labelledby="bc-examples">
    <div className="panel-h">
      <h2 id="bc-examples">随手看十位</h2>
      <span className="right">
        <button type="button" className="lnk" onClick={onAgain}>
          换一批
        </button>
      </span>
    </div>
    <ul className="bc-people">
      {counted.examples.map(({ name, mobile, card }) => (
        <li key={`${name} ${mobile}`}>
          <span>{name}</span>
          <span>{mobile}</span>
          <span className="muted">{STORE.cards[card].name}</span>
        </li>
      ))}
    </ul>
  </section>
);

function Needs({
  draft,
  choices,
  counted,
  reach,
}: Pick<BroadcastAsideProps, 'draft' | 'choices' | 'counted' | 'reach'>) {
  const written = textsOf(draft);
  const hasCoupon = draft.unusedOfferId !== '';
  const problems = written.flatMap((each) => {
    const problem = broadcastProblem(each, hasCoupon);
    return problem === null ? [] : [`${CHANNELS[each.channel]}：${problem}`];
  });
  const unavailable = written.flatMap(
    ({ channel }) => counted?.channels.find((known) => known.channel === channel)?.problem ?? [],
  );
  const charged = reach.texts.toLocaleString('en-US');
  const needs = [
    ...(written.length === 0 ? [{ isOk: false, text: '请选渠道' }] : []),
    ...[...problems, ...unavailable].map((text) => ({ isOk: false, text })),
    ...(written.length > 0 && problems.length === 0 ? [{ isOk: true, text: '变量都能取到值' }] : []),
    ...(!draft.channels.includes('sms')
      ? []
      : reach.needsApproval
        ? [
            {
              isOk: false,
              text: `短信至多 ${charged} 条，超过 ${choices.textsAlone.toLocaleString('en-US')}，需要第二个人`,
            },
          ]
        : [{ isOk: true, text: `短信至多 ${charged} 条，不需要第二个人` }]),
    { isOk: true, text: '没有人会收到两次' },
  ];
  return (
    <section className="panel" aria-labelledby="bc-needs">
      <div className="panel-h">
        <h2 id="bc-needs">需要</h2>
      </div>
      <ul className="bc-needs">
        {needs.map(({ isOk, text }) => (
          <li key={text} className={isOk ? 'is-ok' : 'is-warn'}>
            <Icon name={isOk ? 'check' : 'warning'} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
