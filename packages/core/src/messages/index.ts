export { MessageType } from './message-type.ts';
