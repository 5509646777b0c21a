import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/surveys.route';
import { SURVEY_STATES, type SurveyRow } from './survey-texts.ts';

export const meta = () => [{ title: '问卷 · 花容管理后台' }];
export const clientLoader = () => load(api.surveys.list({}));

const COLUMNS: readonly Column<SurveyRow>[] = [
  {
    id: 'title',
    label: '问卷',
    cell: ({ surveyId, title, questionCount, minutes }) => (
      <span className="c2">
        <Link to={`/surveys/${surveyId}`}>{title}</Link>
        <small>
          {questionCount} 题，约 {minutes} 分钟
        </small>
      </span>
    ),
  },
  { id: 'points', label: '奖励积分', isNumber: true, cell: ({ points }) => points.toLocaleString('en-US') },
  {
    id: 'answered',
    label: '已回答',
    isNumber: true,
    cell: ({ answered, places }) =>
      `${answered.toLocaleString('en-US')}${places === null ? '' : ` / ${places.toLocaleString('en-US')}`}`,
  },
  { id: 'opens', label: '开始', cell: ({ opensAt }) => formatTime(opensAt) },
  { id: 'closes', label: '结束', cell: ({ closesAt }) => formatTime(closesAt) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={SURVEY_STATES[state].className}>{SURVEY_STATES[state].label}</span>,
  },
];

/** The latest surveys. */
export default function SurveysPage({ loaderData: { surveys } }: Route.ComponentProps) {
  const can = useCan();
  return (
    <>
      <div className="phead">
        <h1>问卷</h1>
        <span className="phead-n">会员回答一次得积分；发布之后题目与奖励不能改</span>
        {can('content:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/surveys/new">
              <Icon name="plus" size={14} />
              新问卷
            </Link>
          </div>
        )}
      </div>
      {surveys.length === 0 ? (
        <Empty title="还没有问卷" icon="list" />
      ) : (
        <DataTable
          label="问卷"
          columns={COLUMNS}
          rows={surveys}
          idOf={({ surveyId }) => surveyId}
          pathOf={({ surveyId }) => `/surveys/${surveyId}`}
        />
      )}
    </>
  );
}
