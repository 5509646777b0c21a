import { groupDigits, STORE, shanghaiDate } from '@huarong/core/shared';
import { Button, Notice, StatusTag } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { identityApi } from '../../identity-api.ts';
import { ChoiceCard, ChoiceCards } from '../../parts/ChoiceCard/ChoiceCard.tsx';
import { Panel } from '../../parts/Panel/Panel.tsx';
import type { AccountChoice } from '../login-step.ts';
import type { Login } from '../use-login.ts';
import styles from './AccountsStep.module.css';

interface AccountsStepProps {
  step: AccountChoice;
  login: Login;
}
type Account = AccountChoice['accounts'][number];

/** Selects one of several accounts of a mobile. */
export function AccountsStep({ step: { accounts, stepToken }, login }: AccountsStepProps) {
  const [picked, setPicked] = useState(accounts[0]);
  const [error, setError] = useState<string>();
  const [isSending, signIn] = useAction(async ({ user_id }: Account) => {
    const errors = login.applyReply(await identityApi().multiLogin({ stepToken, user_id }));
    setError(Object.values(errors)[0]);
  });
  if (!picked) return null;

  return (
    <Panel title="选择要登录的账号" lead={`这个手机号下有 ${accounts.length} 个花容账号。`} focusTitle>
      <ChoiceCards label="花容账号">
        {accounts.map((account) => (
          <ChoiceCard
            key={account.user_id}
            name="account"
            checked={account === picked}
            onChange={() => setPicked(account)}
            avatar={<Initial of={account.nickname} />}
            title={
              <>
                {account.nickname}
                <StatusTag tone="pine">{STORE.cards[account.cardType].name}</StatusTag>
              </>
            }
            note={accountNote(account)}
          />
        ))}
      </ChoiceCards>
      <div className={styles.submit}>
        {error && <Notice tone="error">{error}</Notice>}
        <Button
          kind="ink"
          size="lg"
          block
          loading={isSending}
          loadingLabel="正在登录"
          onClick={() => signIn(picked)}
        >
          登录「{picked.nickname}」
        </Button>
      </div>
    </Panel>
  );
}

const Initial = ({ of: nickname }: { of: string }) => (
  <i className={styles.initial} aria-hidden="true">
    {[...nickname][0]}
  </i>
);

const accountNote = ({ points, orderCount, lastLoginAt, registeredAt }: Account) =>
  [
    `${groupDigits(points)} 积分，${orderCount} 笔订单`,
    lastLoginAt
      ? `上次登录 ${shanghaiDate(new Date(lastLoginAt))}`
      : `注册于 ${shanghaiDate(new Date(registeredAt))}`,
  ].join('　');
