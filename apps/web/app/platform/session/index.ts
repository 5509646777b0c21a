export {
  type CartMerge,
  createUserState,
  type GuestOrdersOffer,
  type SignedInMember,
  type UserState,
  type UserStateStore,
} from './user-state.ts';
