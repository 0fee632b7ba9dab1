/** What distances are shown in (D850). */
export { distanceUnits } from '@roborrow/messages/shared/distance-unit';
