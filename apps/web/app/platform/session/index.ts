export {
  type CartMerge,
  createUserState,
  type SignedInMember,
  type UserState,
  type UserStateStore,
} from './user-state.ts';
