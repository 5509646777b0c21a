export { type HouseSettings, openHouse } from './open-house.ts';
export type { SocialAnswer, SocialHouse, SocialPerson } from './port.ts';
