import { searchWordsContract } from '@huarong/contract/admin/search';
import { accept } from '@huarong/core/shared';
import { foldWord, search } from '@huarong/search';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { indexWith } from '../words/measure-effect.ts';
import { planWords, previewWords, removeWords, saveWords, type WordDeps } from '../words/save-words.ts';
import { countGroups, type ListedGroup, listGroupPage, type WordKind } from '../words/word-groups.queries.ts';
import { presentFound } from './present-found.ts';
import { listRanked, presentTriedSearch } from './present-tried-search.ts';

interface SearchWordsDeps extends WordDeps {
  imageOfSku: (skuId: string) => string | null;
}

const CHOICES = 8;

/** Words of the search for staff: what they are, what a change does, and a bench to try searches. */
export function searchWordsAdminFeature(deps: SearchWordsDeps): AdminFeature {
  const presenter = { isInStock: deps.catalogue.isInStock, imageOfSku: deps.imageOfSku };
  return implementAdmin('searchWords', searchWordsContract, {
    async list({ db }, { after, before, size, kind, q: typed }) {
      const q = typed === undefined ? undefined : foldWord(typed);
      const rows = await listGroupPage(db, { kind, q }, { size: size + 1, after, before });
      const counts = await countGroups(db, q);
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return accept({
        ...pageOfRows(
          rows,
          {
            size,
            after,
            before,
            cursorOf: ({ id }) => String(id),
            total: kind === undefined ? all : (counts[kind] ?? 0),
          },
          (row) => presentGroup(row, deps),
        ),
        counts: { ...counts, all },
      });
    },
    preview: (context, { change }) => previewWords(context, deps, change),
    save: (context, input) => saveWords(context, deps, input),
    remove: (context, input) => removeWords(context, deps, input),
    async tryOut(context, { query, change }) {
      const planned = change && (await planWords(context, deps, change));
      if (planned && !planned.ok) return planned;
      const indexed = deps.searchIndex();
      const began = performance.now();
      search(indexed.index, { keyword: query });
      const milliseconds = Math.round((performance.now() - began) * 10) / 10;
      const changed = planned ? await indexWith(indexed.index, planned.value.after) : null;
      return accept({
        before: presentTriedSearch(indexed, indexed.index, query, null, presenter),
        after:
          changed && presentTriedSearch(indexed, changed, query, listRanked(indexed.index, query), presenter),
        milliseconds,
      });
    },
    findProducts(_context, { q }) {
      const { snapshot, index } = deps.searchIndex();
      const ids = snapshot.products.has(q) ? [q] : search(index, { keyword: q, pageSize: CHOICES }).ids;
      return accept({
        products: ids
          .flatMap((id) => snapshot.products.get(id) ?? [])
          .map((each) => presentFound(each, presenter)),
      });
    },
  });
}

const presentGroup = (row: ListedGroup, { catalogue }: WordDeps) => ({
  groupId: String(row.id),
  kind: row.kind as WordKind,
  words: row.words,
  targets: row.targets.map((id) => {
    if (row.kind !== 'nickname') return { id, label: id, isGone: false };
    const product = catalogue.current().products.get(id);
    return { id, label: product?.name_cn ?? id, isGone: product === undefined };
  }),
  version: row.version,
  updatedBy: row.staff_name,
  updatedAt: row.updated_at.toISOString(),
});
