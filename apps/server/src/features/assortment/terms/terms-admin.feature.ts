import { termsContract } from '@huarong/contract/admin/terms';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { addTerm, removeTerm, renameTerm } from './change-terms.ts';
import { isFixed, shownLabel } from './term-kinds.ts';
import { listTerms } from './terms.queries.ts';

/** The words that products are described with, for staff. */
export const termsAdminFeature: AdminFeature = implementAdmin('terms', termsContract, {
  async list({ db }, { kind }) {
    const terms = await listTerms(db, kind);
    return accept({
      terms: terms.map(({ name, count }) => ({
        name,
        label: shownLabel(kind, name),
        count,
        isFixed: isFixed(kind, name),
      })),
    });
  },
  add: (context, input) => addTerm(context, input),
  rename: (context, input) => renameTerm(context, input),
  remove: (context, input) => removeTerm(context, input),
});
