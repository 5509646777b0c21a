export { createUserState, type SignedInMember, type UserState, type UserStateStore } from './user-state.ts';
