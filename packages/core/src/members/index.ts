export { maskBirthday, maskDetail } from './mask-person.ts';
export { type MemberSearch, parseMemberSearch } from './member-search.ts';
export { REVEAL_LIMIT, REVEAL_REASONS, REVEALS_UNTIL_NOTICE, type RevealReason } from './reveal-rules.ts';
