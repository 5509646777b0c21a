import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { REPORT_TABS } from './report-tabs.ts';

interface ReportFrameProps {
  /** How far the figures are proven, and when. */
  proof?: ReactNode;
  /** What exports the figures of the page. */
  exporting?: ReactNode;
  /** Saved choices of the page. */
  views?: ReactNode;
  /** From which day until which. */
  period?: ReactNode;
  /** What the figures are compared with, and other choices beside the period. */
  comparison?: ReactNode;
  /** At the end of the row, such as a switch or a sentence. */
  choice?: ReactNode;
  children: ReactNode;
}

/** What every report has: heading, tabs, period, comparison and export. */
export function ReportFrame({
  proof,
  exporting,
  views,
  period,
  comparison,
  choice,
  children,
}: ReportFrameProps) {
  const can = useCan();
  return (
    <>
      <div className="phead">
        <h1>报表</h1>
        {(proof ?? exporting) && (
          <div className="acts">
            {proof}
            {exporting}
          </div>
        )}
      </div>
      <nav className="views" aria-label="报表的页面">
        {REPORT_TABS.map(({ path, label }) => (
          <NavLink key={path} to={path} end>
            {label}
          </NavLink>
        ))}
        {can('report:export') && (
          <div className="views-r">
            <NavLink className="lnk" to="/reports/exports">
              导出记录
            </NavLink>
          </div>
        )}
      </nav>
      {views}
      {(period ?? comparison ?? choice) && (
        <div className="row rep-bar">
          {period}
          {comparison}
          {choice && <div className="right row">{choice}</div>}
        </div>
      )}
      {children}
    </>
  );
}
