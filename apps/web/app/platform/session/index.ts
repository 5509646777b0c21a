export {
  type CartMerge,
  createUserState,
  type GuestOrdersOffer,
  SIGNED_OUT,
  type SignedInMember,
  type UserState,
  type UserStateStore,
} from './user-state.ts';
