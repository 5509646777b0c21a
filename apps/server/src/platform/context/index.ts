export { asVisitor } from './as-visitor.ts';
export { callerOf, SERVER_CALLER } from './caller-of.ts';
export type { Actor, Caller, Context, MemberActor, ShopperActor, UploadContext } from './context.ts';
export { guestOwner, memberIdOfOwner, memberOwner, type Owner, ownerOf } from './owner.ts';
export { isGuestOwned, memberIdOfColumn, memberOwnerOfColumn } from './owner-sql.ts';
