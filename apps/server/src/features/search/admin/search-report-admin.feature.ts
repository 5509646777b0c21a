import { searchReportContract } from '@huarong/contract/admin/search';
import { accept, refuse } from '@huarong/core/shared';
import { explainSearch, foldWord, search } from '@huarong/search';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import type { IndexedCatalogue, IndexSource } from '../index-source.ts';
import { filterLabel } from '../present-facets.ts';
import { listReport, type ReportPlace, type ReportRow, sumReport } from '../report/search-days.queries.ts';

/** What shoppers searched for and did not find. */
export const searchReportAdminFeature = ({ searchIndex }: { searchIndex: IndexSource }): AdminFeature =>
  implementAdmin('searchReport', searchReportContract, {
    async list({ db }, { tab, days, q: typed, after, before, size }) {
      const [start, end] = [after, before].map((cursor) =>
        cursor === undefined ? null : decodePlace(cursor),
      );
      if ((after !== undefined && !start) || (before !== undefined && !end))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从头看起' });
      const filter = { days, q: typed === undefined ? undefined : foldWord(typed) };
      const found = await listReport(
        db,
        { ...filter, tab },
        { size: size + 1, after: start ?? null, before: end ?? null },
      );
      const { searches, empty, few, noClick, ...queries } = await sumReport(db, filter);
      const indexed = searchIndex();
      const request = { size, after, before, cursorOf: encodePlace, total: null };
      const { rows, next, previous } = pageOfRows(found, request, (row) => presentRow(row, indexed));
      return accept({
        rows,
        next,
        previous,
        searches,
        empty,
        few,
        noClick,
        counts: { empty: queries.emptyQueries, few: queries.fewQueries, 'no-click': queries.noClickQueries },
      });
    },
  });

function presentRow(
  { query, filters, searches, clicks, times }: ReportRow,
  { index, snapshot }: IndexedCatalogue,
) {
  const { words, corrected } = explainSearch(index, query, []);
  const found = search(index, { keyword: query, pageSize: 1 });
  return {
    query,
    filters: filters === '' ? [] : filters.split(';').map((part) => filterLabel(snapshot, part)),
    searches,
    clicks,
    times,
    resultsNow: found.total,
    reading: [
      ...found.intents.map(({ label }) => label),
      ...(corrected ? [`${corrected.word} → ${corrected.meaning}`] : []),
      ...words.map(({ typed, use }) => (use === 'dropped' ? `${typed}（没有用上）` : typed)),
    ],
  };
}

const encodePlace = ({ times, query, filters }: ReportPlace): string =>
  Buffer.from(JSON.stringify([times, query, filters])).toString('base64url');

/** Null for a cursor that no list has given out. */
function decodePlace(cursor: string): ReportPlace | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read)) return null;
    const [times, query, filters] = read;
    return Number.isSafeInteger(times) && times < 2 ** 31 && times > 0 && isText(query) && isText(filters)
      ? { times, query, filters }
      : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
