export const membersRoutes = {
  list: 'POST /admin/api/members/search',
  detail: 'GET /admin/api/members/{memberId}',
  reveal: 'POST /admin/api/reveal',
  addNote: 'POST /admin/api/members/{memberId}/notes',
  addTag: 'POST /admin/api/members/{memberId}/tags',
  removeTag: 'POST /admin/api/members/{memberId}/tags/remove',
  setWatched: 'POST /admin/api/members/{memberId}/watch',
  lock: 'POST /admin/api/members/{memberId}/lock',
  unlock: 'POST /admin/api/members/{memberId}/unlock',
  close: 'POST /admin/api/members/{memberId}/close',
} as const;
