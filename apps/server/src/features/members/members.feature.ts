import { membersContract } from '@huarong/contract/admin/members';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { setMemberWatched } from '../identity/index.ts';
import { closeAtRequest } from './close-at-request.ts';
import { showMember } from './detail/show-member.ts';
import { lockMember, unlockMember } from './lock/lock-member.ts';
import { insertNote, memberExists } from './members.queries.ts';
import { revealField } from './reveal/reveal-field.ts';
import { searchMembers } from './search/search-members.ts';
import { deleteTag, insertTag } from './tags.queries.ts';

const MAX_TAGS = 10;

/** Members as staff see them. */
export const membersFeature: AdminFeature = implementAdmin('members', membersContract, {
  list: async ({ db, staff }, input) => accept(await searchMembers(db, staff.staffId, input)),
  detail: ({ db, staff }, { memberId }) => showMember(db, staff.staffId, memberId),
  reveal: (context, input) => revealField(context, input),
  async addNote({ db, staff }, { memberId, text }) {
    if (!(await memberExists(db, memberId))) return refuse({ code: 'member-not-found' });
    const { id } = await insertNote(db, { member_id: memberId, staff_id: staff.staffId, text });
    return accept({ noteId: String(id) });
  },
  async addTag({ db, staff }, { memberId, tag }) {
    if (!(await memberExists(db, memberId))) return refuse({ code: 'member-not-found' });
    const added = await insertTag(db, { member_id: memberId, tag, staff_id: staff.staffId }, MAX_TAGS);
    return added ? accept(null) : refuse({ code: 'tag-limit', limit: MAX_TAGS });
  },
  async removeTag({ db }, { memberId, tag }) {
    if (!(await memberExists(db, memberId))) return refuse({ code: 'member-not-found' });
    return (await deleteTag(db, memberId, tag)) ? accept(null) : refuse({ code: 'member-moved-on' });
  },
  async setWatched({ db }, { memberId, isWatched }) {
    if (!(await memberExists(db, memberId))) return refuse({ code: 'member-not-found' });
    return (await setMemberWatched(db, memberId, isWatched))
      ? accept(null)
      : refuse({ code: 'member-moved-on' });
  },
  lock: (context, input) => lockMember(context, input),
  unlock: (context, { memberId }) => unlockMember(context, memberId),
  close: (context, { memberId }) => closeAtRequest(context, memberId),
});
