import type { Consultation } from '@huarong/contract/community';
import { shanghaiDate } from '@huarong/core/shared';
import { Icon } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import styles from './Questions.module.css';

type AnswerView = Consultation['answers'][number];

/** One answer with the bought sku of its author and the helpful votes. */
export function Answer({ answer }: { answer: AnswerView }) {
  const [votes, setVotes] = useState({
    helpfulCount: answer.helpfulCount,
    isHelpful: answer.isHelpful ?? false,
  });
  const [isVoting, vote] = useAction(async () => {
    const reply = await browserApi().community.voteAnswer({
      answerId: answer.answerId,
      helpful: !votes.isHelpful,
    });
    if (reply.ok) setVotes(reply.value);
  });
  return (
    <dd className={styles.answer}>
      <i aria-hidden="true">答</i>
      <p>{answer.content}</p>
      <button type="button" onClick={vote} disabled={isVoting} aria-pressed={votes.isHelpful}>
        <Icon name="like" size={14} filled={votes.isHelpful} label="有用" />
        {votes.helpfulCount}
      </button>
      <small data-staff={answer.isStaff || undefined}>
        {answer.boughtSkuName && `已购 ${answer.boughtSkuName}　`}
        {answer.isStaff ? '花容美妆顾问' : answer.author.nickname}　{shanghaiDate(new Date(answer.createdAt))}
      </small>
    </dd>
  );
}
