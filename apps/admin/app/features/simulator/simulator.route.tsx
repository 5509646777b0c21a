import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/simulator.route';
import { FillDialog } from './FillDialog.tsx';
import { ResultPanels } from './ResultPanels.tsx';
import { RuleLists } from './RuleLists.tsx';
import { SaveCaseDialog } from './SaveCaseDialog.tsx';
import { ScenarioForm } from './ScenarioForm.tsx';
import { draftOf, newDraft, scenarioOf, toLocal } from './scenario-draft.ts';
import type { FoundSku, ListedCase, SavedCase } from './types.ts';
import { useSimulation } from './use-simulation.ts';

export const meta = () => [{ title: '试算 · 花容管理后台' }];
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { cases } = await load(api.simulator.cases({}));
  if (!params.caseId) return { saved: null, skus: [], cases };
  const saved = await load(api.simulator.case({ caseId: params.caseId }));
  const ids = saved.scenario.lines.map(({ skuId }) => skuId).join(',');
  return { saved, cases, ...(await load(api.simulator.skus({ ids }))) };
}

/** A basket, a shopper and a moment: what it costs, and why. */
export default function SimulatorPage({ loaderData: { saved, skus, cases } }: Route.ComponentProps) {
  return <Simulator key={saved?.caseId ?? 'new'} saved={saved} skus={skus} cases={cases} />;
}

interface SimulatorProps {
  saved: SavedCase | null;
  skus: readonly FoundSku[];
  cases: readonly ListedCase[];
}

function Simulator({ saved, skus, cases }: SimulatorProps) {
  const can = useCan();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => (saved ? draftOf(saved, skus) : newDraft(new Date())));
  const [open, setOpen] = useState<'fill' | 'save' | null>(null);
  const scenario = scenarioOf(draft);
  const { result, problem, isBusy } = useSimulation(scenario, saved?.result ?? null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="phead">
        <h1>{saved ? saved.name : '试算'}</h1>
        <span className="phead-n">
          {saved
            ? `${saved.by}，${formatTime(saved.savedAt)} 存，当时应付 ${formatFen(saved.payable)}`
            : '与结算同一套算法，可换日期、换人、带上草稿'}
        </span>
        <div className="acts">
          <Link className="btn" to="/promotions/conflicts">
            活动冲突
          </Link>
          <Link className="btn" to="/simulator/replay">
            订单回放
          </Link>
          <button type="button" className="btn" onClick={() => setOpen('fill')}>
            带入购物车
          </button>
          {saved && (
            <button type="button" className="btn" onClick={() => void copyLink()}>
              复制本例链接
            </button>
          )}
          {can('promotion:write') && (
            <button
              type="button"
              className="btn btn-ink"
              disabled={scenario === null}
              onClick={() => setOpen('save')}
            >
              存为例子
            </button>
          )}
        </div>
      </div>
      {saved?.differs && (
        <div className="note note-warn" role="status">
          <div>{saved.problem ?? '与保存的那天不同了：价格、活动或库存有变化，下面是现在的结果'}</div>
        </div>
      )}
      <div className="sim">
        <div>
          <ScenarioForm
            draft={draft}
            result={result}
            onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
          />
          <CaseList cases={cases} current={saved?.caseId} />
        </div>
        <div className={isBusy ? 'sim-result is-busy' : 'sim-result'} aria-busy={isBusy}>
          {problem && (
            <div className="note note-err" role="alert">
              <div>{problem}</div>
            </div>
          )}
          {result?.problems.map((text) => (
            <div className="note note-warn" key={text}>
              <div>{text}</div>
            </div>
          ))}
          {result ? (
            <>
              <ResultPanels result={result} />
              <RuleLists
                result={result}
                onTime={(iso) => setDraft((before) => ({ ...before, at: toLocal(new Date(iso)) }))}
              />
            </>
          ) : (
            !problem && (
              <Empty title="先往购物车里加商品" icon="flask">
                马上算出应付金额，以及每个优惠为什么用上、为什么没用上。
              </Empty>
            )
          )}
          <p className="vh" aria-live="polite">
            {result && !isBusy ? `应付 ${formatFen(result.amounts.payable)}` : ''}
          </p>
        </div>
      </div>
      {open === 'fill' && (
        <FillDialog
          onClose={close}
          onFilled={(lines, note) => {
            setDraft((before) => ({ ...before, lines }));
            showToast(note);
            close();
          }}
        />
      )}
      {open === 'save' && scenario && (
        <SaveCaseDialog
          scenario={scenario}
          onClose={close}
          onSaved={(caseId) => {
            close();
            showToast('已保存');
            void navigate(`/simulator/${caseId}`);
          }}
        />
      )}
    </>
  );
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast('链接已复制');
  } catch {
    showToast('浏览器不允许复制，请从地址栏复制');
  }
}

function CaseList({ cases, current }: { cases: readonly ListedCase[]; current: string | undefined }) {
  if (cases.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="sim-cases">
      <header className="panel-h">
        <h2 id="sim-cases">存过的例子</h2>
      </header>
      <ul className="sim-cases">
        {cases.map(({ caseId, name, by, savedAt }) => (
          <li key={caseId}>
            <Link to={`/simulator/${caseId}`} aria-current={caseId === current ? 'page' : undefined}>
              {name}
            </Link>
            <small>
              {by}，{formatTime(savedAt)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
