import { accept, refuse } from '@huarong/core/shared';
import type { AdminContext, AdminWriteContext } from '#platform/admin';
import type { CatalogueSource } from '../../catalogue/index.ts';
import type { IndexSource } from '../index-source.ts';
import { readEffect, signEffect } from './effect-token.ts';
import { measureEffect } from './measure-effect.ts';
import { toShopWords } from './shop-words.ts';
import { applyChange, normalizeChange, type WordChange } from './word-change.ts';
import {
  deleteGroup,
  insertGroup,
  listWordGroups,
  lockWordGroups,
  revisionOf,
  updateGroup,
} from './word-groups.queries.ts';

export interface WordDeps {
  catalogue: CatalogueSource;
  searchIndex: IndexSource;
}

/** The words of now and those after a change; refuses what cannot be stored. */
export async function planWords(
  { db }: Pick<AdminContext, 'db'>,
  { catalogue }: WordDeps,
  typed: WordChange,
) {
  const change = normalizeChange(typed);
  const groups = await listWordGroups(db);
  const isProduct = (id: string) => catalogue.current().products.has(id);
  const after = applyChange(groups, change, isProduct);
  if (!after.ok) return after;
  return accept({
    measured: { change, revision: revisionOf(groups) },
    before: toShopWords(groups),
    after: toShopWords(after.value),
  });
}

/** What a change does to the judged queries, with a token that lets it be saved. */
export async function previewWords(context: AdminContext, deps: WordDeps, change: WordChange) {
  const planned = await planWords(context, deps, change);
  if (!planned.ok) return planned;
  const effect = await measureEffect(deps.catalogue, deps.searchIndex(), planned.value);
  return accept({ ...effect, token: signEffect(context.config.secret, planned.value.measured, effect) });
}

interface Saving {
  token: string;
  confirmed: boolean;
}

/** Refuses a change that was not measured with the words of now, and one that makes the search worse unless confirmed. */
async function checkSaving(
  { db, config }: AdminWriteContext,
  { catalogue }: WordDeps,
  typed: WordChange,
  { token, confirmed }: Saving,
) {
  await lockWordGroups(db);
  const change = normalizeChange(typed);
  const groups = await listWordGroups(db);
  const after = applyChange(groups, change, (id) => catalogue.current().products.has(id));
  if (!after.ok) return after;
  if (token === '') return refuse({ code: 'search-effect-unknown' });
  const effect = readEffect(config.acceptedSecrets, { change, revision: revisionOf(groups) }, token);
  if (!effect) return refuse({ code: 'search-words-changed' });
  if (effect.needsConfirmation && !confirmed)
    return refuse({ code: 'search-relevance-falls', before: effect.before, after: effect.after });
  return accept(change);
}

export async function saveWords(
  context: AdminWriteContext,
  deps: WordDeps,
  { change: typed, version, ...saving }: Saving & { change: WordChange; version: number | null },
) {
  const checked = await checkSaving(context, deps, typed, saving);
  if (!checked.ok) return checked;
  const change = checked.value;
  if (change.do !== 'save') return refuse({ code: 'search-words-not-found' });
  const { groupId, kind, words, targets } = change;
  const { db, staff } = context;
  const saved =
    groupId === null
      ? await insertGroup(db, { kind, words, targets }, staff.staffId)
      : version === null
        ? null
        : await updateGroup(db, { id: groupId, version }, { kind, words, targets }, staff.staffId);
  if (!saved) return refuse({ code: 'search-words-changed' });
  return accept({ groupId: String(saved.id), version: saved.version });
}

export async function removeWords(
  context: AdminWriteContext,
  deps: WordDeps,
  { groupId, version, ...saving }: Saving & { groupId: string; version: number },
) {
  const checked = await checkSaving(context, deps, { do: 'remove', groupId }, saving);
  if (!checked.ok) return checked;
  if (!(await deleteGroup(context.db, { id: groupId, version })))
    return refuse({ code: 'search-words-changed' });
  return accept({ groupId });
}
