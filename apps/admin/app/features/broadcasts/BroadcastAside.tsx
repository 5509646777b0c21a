import { broadcastProblem, sampleBroadcast } from '@huarong/core/messages';
import { STORE } from '@huarong/core/shared';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { type BroadcastDraft, textOf } from './broadcast-draft.ts';
import { CHANNELS } from './broadcast-labels.ts';
import type { Choices, Counted } from './types.ts';

interface BroadcastAsideProps {
  draft: BroadcastDraft;
  choices: Choices;
  counted: Counted | null;
  error: string | undefined;
  texts: number;
  onAgain: () => void;
}

/** How it looks, how many are chosen, ten of them, and what it needs. */
export function BroadcastAside({ draft, choices, counted, error, texts, onAgain }: BroadcastAsideProps) {
  const sample = sampleBroadcast(textOf(draft), choices.signName);
  return (
    <aside className="sticky stack stack-4">
      <section className="panel" aria-labelledby="bc-look">
        <div className="panel-h">
          <h2 id="bc-look">收到的样子</h2>
          <span className="right">{CHANNELS[draft.channel]}</span>
        </div>
        <div className="bc-look">
          {draft.text.trim() === '' ? (
            <p className="muted">写下正文后显示在这里</p>
          ) : (
            <div className="bc-paper">
              {sample.subject && <b>{sample.subject}</b>}
              <p className="pre">{sample.text}</p>
            </div>
          )}
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
      <Needs draft={draft} choices={choices} counted={counted} texts={texts} />
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
  texts,
}: Pick<BroadcastAsideProps, 'draft' | 'choices' | 'counted' | 'texts'>) {
  const reach = counted?.channels.find(({ channel }) => channel === draft.channel);
  const charged = (reach?.reached ?? 0) * texts;
  const problem = broadcastProblem(textOf(draft), draft.unusedOfferId !== '');
  const needs = [
    ...(problem ? [{ isOk: false, text: problem }] : [{ isOk: true, text: '变量都能取到值' }]),
    ...(reach?.problem ? [{ isOk: false, text: reach.problem }] : []),
    ...(draft.channel !== 'sms'
      ? []
      : charged > choices.textsAlone
        ? [
            {
              isOk: false,
              text: `短信至多 ${charged.toLocaleString('en-US')} 条，超过 ${choices.textsAlone.toLocaleString('en-US')}，需要第二个人`,
            },
          ]
        : [{ isOk: true, text: `短信至多 ${charged.toLocaleString('en-US')} 条，不需要第二个人` }]),
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
