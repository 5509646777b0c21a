import type { PrivacyRecord } from '@huarong/contract/account';
import { useEffect, useState } from 'react';
import { type Api, browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { momentText } from '../format/moment-text.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { Block } from '../parts/Block/Block.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { PageLoading } from '../parts/PageLoading/PageLoading.tsx';
import { type RecordColumn, RecordTable } from '../parts/RecordTable/RecordTable.tsx';
import type { Route } from './+types/privacy.route';
import { CloseAccount } from './CloseAccount/CloseAccount.tsx';
import { DataExport } from './DataExport/DataExport.tsx';
import styles from './privacy.module.css';
import { SwitchTable } from './SwitchTable/SwitchTable.tsx';

const loadPrivacy = async (api: Api) => unwrapReply(await api.account.privacyRecord({}));

/** Applies the account's switches to this browser. */
function applySwitches({ switches }: PrivacyRecord): void {
  browserPlatform().privacy.applyAccountSwitches(switches.filter(({ on }) => !on).map(({ code }) => code));
}

export const clientLoader = memberLoader(loadPrivacy);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('隐私设置');
export const HydrateFallback = PageLoading;

const COLUMNS: RecordColumn<PrivacyRecord['changes'][number]>[] = [
  { label: '时间', cell: ({ at }) => momentText(at) },
  { label: '项目', cell: ({ item }) => item },
  { label: '变化', cell: ({ change }) => change },
  { label: '设备', cell: ({ device }) => device },
];
const CONSENT_COLUMNS: RecordColumn<PrivacyRecord['consents'][number]>[] = [
  { label: '时间', cell: ({ at }) => momentText(at) },
  { label: '文件', cell: ({ name, link }) => <a href={link}>{name}</a> },
  { label: '版本', cell: ({ version }) => version },
  { label: '设备', cell: ({ device }) => device },
];
const COLLAPSED_COUNT = 5;

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const [record, setRecord] = useState(loaderData);
  const [isExpanded, setIsExpanded] = useState(false);
  useEffect(() => applySwitches(record), [record]);
  const { changes } = record;
  async function refresh() {
    const reply = await browserApi().account.privacyRecord({});
    if (reply.ok) setRecord(reply.value);
  }
  return (
    <>
      <PageHead
        title="隐私设置"
        note="每次更改都有记录，立即生效"
        actions={
          <>
            <a href="/campaign/privacy.html">隐私政策</a>
            <a href="/campaign/personal-information.html">个人信息收集清单</a>
          </>
        }
      />
      <SwitchTable record={record} onSaved={setRecord} />
      <Block
        title="更改记录"
        aside={
          changes.length > COLLAPSED_COUNT && (
            <button type="button" className={styles.all} onClick={() => setIsExpanded(!isExpanded)}>
              {isExpanded ? '收起' : `全部 ${changes.length} 条`}
            </button>
          )
        }
      >
        {changes.length > 0 ? (
          <RecordTable
            label="更改记录"
            columns={COLUMNS}
            rows={isExpanded ? changes : changes.slice(0, COLLAPSED_COUNT)}
          />
        ) : (
          <p className={styles.none}>还没有更改过。</p>
        )}
      </Block>
      <Block title="同意过的版本">
        {record.consents.length > 0 ? (
          <RecordTable label="同意过的版本" columns={CONSENT_COLUMNS} rows={record.consents} />
        ) : (
          <p className={styles.none}>下次登录时记录。</p>
        )}
      </Block>
      <Block title="你的数据">
        <div className={styles.cards}>
          <DataExport record={record} onSaved={setRecord} onRefresh={refresh} />
          <CloseAccount record={record} onSaved={setRecord} />
        </div>
      </Block>
    </>
  );
}
